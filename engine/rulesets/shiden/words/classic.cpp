// Paper notation of 紫電一閃 弐: writes a fight as its referees do. Every block of lines is
// followed by one blank line; players post this text, so it is frozen.
#include "rulesets/shiden/words/words.hpp"

#include <string_view>

#include "rulesets/shiden/fight/events.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {
namespace {

class Paper {
public:
    explicit Paper(const Names& names) : names_(names) {}

    void line(std::string_view text) {
        out_.append(text).push_back('\n');
        open_ = true;
    }
    /// Ends the block, if one is open.
    void end_block() {
        if (open_) out_.push_back('\n');
        open_ = false;
    }
    void block(std::string_view text) {
        end_block();
        line(text);
        end_block();
    }
    void blank() { out_.push_back('\n'); }
    std::string name(Side side) const { return std::string(names_.of(side, Lang::Ja)); }
    std::string take() {
        while (out_.size() > 1 && out_[out_.size() - 2] == '\n') out_.pop_back();
        return std::move(out_);
    }

    void rows(const Board& board, bool with_states) {
        end_block();
        for (const Side side : kSides) {
            const Board::Half& half = board.sides[index(side)];
            std::string text;
            for (const Board::Cell& cell : half.rows[0].cells) {
                text.append(cell.gone ? "【  】" : "【" + std::string(cell.item) + "】");
            }
            text += "/" + name(side);
            if (with_states) text += states(half);
            line(text);
        }
        end_block();
    }

    void initiative(const Event& event) {
        line(compared(event, "{skillA} 速度:{speedA} /", Side::A));
        line(compared(event, "{skillB} 速度:{speedB} /", Side::B));
        end_block();
        sentence(event);
        line(event.side == Side::None ? "同時行動!" : name(event.side) + "の先攻!");
        end_block();
    }

    void sentence(const Event& event) {
        const std::string_view text = row_for(event).classic;
        if (!text.empty()) line(plain(expanded(event, text), Lang::Ja));
    }

private:
    Spans expanded(const Event& event, std::string_view text) const {
        return expand(
            text, [&](std::string_view key) { return fill(event, key, names_, Lang::Ja, true); });
    }
    std::string compared(const Event& event, std::string_view text, Side side) const {
        return plain(expanded(event, text), Lang::Ja) + name(side);
    }
    static std::string states(const Board::Half& half) {
        std::string marks;
        for (const StateFacts& state : kStateFacts) {
            for (const auto& [id, n] : half.states) {
                if (id != state.name) continue;
                if (!marks.empty()) marks += "・";
                marks += state.mark;
                if (state.stacks) marks += std::to_string(n);
            }
        }
        return marks.empty() ? "" : "〔" + marks + "〕";
    }

    const Names& names_;
    std::string out_;
    bool open_ = false;
};

std::string heading(const Phase& phase, const Paper& paper) {
    const bool one_side = phase.side != Side::None;
    if (phase.id == "start") return "▼開始フェイズ";
    if (phase.id == "initiative") return "▼先攻決定フェイズ";
    if (phase.id == "end") return "▼終了フェイズ";
    return one_side ? "▼" + paper.name(phase.side) + "の攻撃フェイズ" : "▼同時行動フェイズ";
}

void write_events(Paper& paper, const FightLog& fight_log, std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
        const Event& event = fight_log.events[i];
        const Tale& kind = row_for(event);
        // In a simultaneous phase a use may follow another without damage in between.
        const bool another_use = kind.block == Block::Use && kind.tone == Tone::Use;
        if (i > first && (another_use || row_for(fight_log.events[i - 1]).block != kind.block)) {
            paper.end_block();
        }
        if (event.phase == "initiative") {
            paper.initiative(event);
        } else {
            paper.sentence(event);
        }
    }
    paper.end_block();
}

} // namespace

std::string classic(const FightLog& fight_log, const Outcome& outcome, const Names& names) {
    Paper paper(names);
    paper.block(paper.name(Side::A) + " VS " + paper.name(Side::B));
    paper.block("――戦闘開始――");
    for (std::size_t k = 0; k < fight_log.phases.size(); ++k) {
        const Phase& phase = fight_log.phases[k];
        if (phase.id == "verdict") break;
        if (phase.id == "start") {
            if (phase.round > 1) paper.blank();
            paper.block("【第" + std::to_string(phase.round) + "ラウンド】");
            paper.rows(fight_log.boards[phase.first], true);
        }
        paper.block(heading(phase, paper));
        const bool last = k + 1 == fight_log.phases.size();
        write_events(paper, fight_log, phase.first,
                     last ? fight_log.events.size() : fight_log.phases[k + 1].first);
    }
    paper.blank();
    paper.block("【勝敗判定】");
    paper.rows(fight_log.boards.back(), false);
    paper.block(outcome.winner == Side::None ? "引き分け" : paper.name(outcome.winner) + "の勝利");
    return paper.take();
}

} // namespace shiaiba::shiden
