// Views: removes from a played fight what the viewer can't know.
#include "core/system/view.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace shiaiba {
namespace {

/// Whether what only `owner` sees is hidden from `viewer`.
bool hidden_from(Side viewer, Side owner) { return owner != Side::None && owner != viewer; }

void hide(std::vector<Board::Pile>& piles, Side viewer) {
    for (Board::Pile& pile : piles) {
        if (hidden_from(viewer, pile.seen_by)) pile.cards.clear();
    }
}

void hide(FightLog& fight_log, Side viewer) {
    for (Event& event : fight_log.events) {
        event.args.erase(
            std::remove_if(event.args.begin(), event.args.end(),
                           [&](const Arg& arg) { return hidden_from(viewer, arg.seen_by); }),
            event.args.end());
        event.lists.erase(std::remove_if(event.lists.begin(), event.lists.end(),
                                         [&](const NumberList& list) {
                                             return hidden_from(viewer, list.seen_by);
                                         }),
                          event.lists.end());
    }
    for (Board& board : fight_log.boards) {
        hide(board.piles, viewer);
        for (Board::Half& half : board.sides) hide(half.piles, viewer);
    }
    for (LoggedDecision& decided : fight_log.decisions) {
        if (decided.actor.side == viewer) continue;
        decided.account = {};
        if (decided.secret) decided.option = {};
    }
    fight_log.trace.clear();
}

void add(Digest& digest, std::string_view text) {
    digest.add(text);
    digest.add("\n");
}

/// The event without words.
void add(Digest& digest, const Event& event) {
    add(digest, event.kind);
    add(digest, token(event.actor()));
    for (const Arg& arg : event.args) {
        add(digest, arg.name);
        if (const int* const number = std::get_if<int>(&arg.value)) {
            add(digest, std::to_string(*number));
        } else if (const auto* const word = std::get_if<std::string_view>(&arg.value)) {
            add(digest, *word);
        } else {
            add(digest, token(std::get<Actor>(arg.value)));
        }
    }
    for (const NumberList& list : event.lists) {
        for (const int value : list.values) add(digest, std::to_string(value));
    }
}

} // namespace

Viewer viewer_from(std::string_view word) {
    if (word == "A") return Side::A;
    if (word == "B") return Side::B;
    if (word == "all") return Side::None;
    return std::nullopt;
}

Side viewer_of(const Match& match, const Played& played, Viewer wanted) {
    if (match.system->secrets == nullptr || !played.pending) return Side::None;
    if (wanted) return *wanted;
    const auto by_hand = [&](Side side) {
        const Controller controller = match.controllers[index(side)];
        const bool planned = may_control(Controller::Hand, match.sides[index(side)]);
        return controller == Controller::Hand || (controller == Controller::Plans && !planned);
    };
    const Side asked = played.pending->side;
    if (by_hand(asked)) return asked;
    return by_hand(other(asked)) ? other(asked) : Side::None;
}

Played seen(const Match& match, Played played, Viewer wanted) {
    const Side viewer = viewer_of(match, played, wanted);
    if (viewer != Side::None) match.system->secrets->hide(played, viewer);
    return played;
}

void Secrets::hide(Played& played, Side viewer) const {
    shiaiba::hide(played.fight_log, viewer);
    if (played.pending->side != viewer) {
        played.pending->options.clear();
        played.pending->kinds.clear();
        played.pending->unable.clear();
        played.pending->facts.clear();
    }
    played.digest = 0;
    played.viewer = viewer;
}

void Secrets::add_seen(Digest& digest, const Match& match, Side viewer) const {
    const Played played = seen(match, play(match, Log::Listen::Everything), viewer);
    for (const Event& event : played.fight_log.events) add(digest, event);
    for (const LoggedDecision& one : played.fight_log.decisions) {
        add(digest, token(one.actor));
        add(digest, one.option.id);
    }
    if (!played.pending) return;
    add(digest, played.pending->point + token(Actor{viewer, played.pending->member}));
    for (const Option& option : played.pending->options) add(digest, option.id);
    for (const auto& [fact, value] : played.pending->facts) add(digest, std::to_string(value));
}

const Secrets& secrets() {
    static const Secrets all;
    return all;
}

} // namespace shiaiba
