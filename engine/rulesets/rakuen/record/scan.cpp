// Scans a thread line by line with the heads of its posts, and keeps the lines of its two players
// and the dice that were rolled for them.
#include "rulesets/rakuen/record/scan.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/rakuen/record/heads.hpp"
#include "rulesets/rakuen/record/line.hpp"

namespace shiaiba::rakuen {
namespace {

using Lines = std::vector<PostedLine>;

std::size_t first_point(const PostedLine& line) {
    std::size_t at = 0;
    skip_blanks(line.folded, at);
    return at;
}
bool is_empty(const PostedLine& line) { return first_point(line) == line.folded.size(); }
bool is_quoted(const PostedLine& line) {
    const std::size_t at = first_point(line);
    return at < line.folded.size() && line.folded[at] == '>';
}
void blank(PostedLine& line, std::size_t at) { line.raw[at] = line.folded[at] = ' '; }

/// Invisible characters that chats and boards put between others.
bool is_unseen(char32_t point) {
    return point == 0x200B || point == 0x2060 || point == 0xFEFF || point == 0x00AD;
}

/// Takes the quote marks off a thread that is quoted as a whole; in any other thread quoted lines
/// are talk, and are emptied.
void unquote(Lines& lines) {
    const bool whole = std::all_of(lines.begin(), lines.end(), [](const PostedLine& line) {
        return is_empty(line) || is_quoted(line);
    });
    for (PostedLine& line : lines) {
        if (!is_quoted(line)) continue;
        if (whole) {
            blank(line, first_point(line));
        } else {
            line.raw.clear();
            line.folded.clear();
        }
    }
}

/// If no line has the game's own brackets 【】, "[" and "]" stand for them.
void square_brackets(Lines& lines) {
    const bool own = std::any_of(lines.begin(), lines.end(), [](const PostedLine& line) {
        return line.folded.find(U'【') != std::u32string::npos;
    });
    if (own) return;
    for (PostedLine& line : lines) {
        int depth = 0;
        for (char32_t& point : line.folded) {
            if (point == '[' && depth++ == 0) point = U'【';
            if (point == ']' && depth > 0 && --depth == 0) point = U'】';
        }
    }
}

Lines lines_of(std::string_view text) {
    Lines lines = posted_lines(text);
    for (PostedLine& line : lines) {
        for (std::size_t at = 0; at < line.raw.size(); ++at) {
            if (is_unseen(line.raw[at])) blank(line, at);
        }
    }
    unquote(lines);
    return lines;
}

struct Post {
    Head::Kind head = Head::Kind::None;
    /// Number of the head's name; −1: no name.
    int name = -1;
    /// No text stands behind the head.
    bool bare = false;
    LineRead read;
    int line = 0;
};

class Scanner {
public:
    Scan scan(std::string_view text) {
        Lines lines = lines_of(text);
        const std::vector<Head> heads = heads_of(lines);
        headed_ = std::any_of(heads.begin(), heads.end(),
                              [](const Head& head) { return head.kind == Head::Kind::Post; });
        square_brackets(lines);
        for (std::size_t k = 0; k < lines.size(); ++k) read(lines[k], heads[k]);
        find_players(authors(true));
        keep(authors(false));
        drop_copies();
        return std::move(out_);
    }

private:
    static std::vector<Head> heads_of(const Lines& lines) {
        std::vector<Head> heads;
        const PostedLine* above = nullptr;
        for (const PostedLine& line : lines) {
            heads.push_back(is_empty(line) ? Head{} : head_of(line, above));
            if (is_empty(line)) continue;
            // A line below a head doesn't take that head's line for a name.
            above = heads.back().kind == Head::Kind::Post ? nullptr : &line;
        }
        drop_headings(lines, heads);
        return heads;
    }

    /// Where two names have ◆, no other line is a head: ■ stands above sections, and dates stand in
    /// talk.
    static void drop_headings(const Lines& lines, std::vector<Head>& heads) {
        const auto marked = [&](std::size_t k) {
            return heads[k].kind == Head::Kind::Post && lines[k].raw[first_point(lines[k])] == U'◆';
        };
        const Head* one = nullptr;
        bool two = false;
        for (std::size_t k = 0; k < lines.size(); ++k) {
            if (!marked(k)) continue;
            two = two || (one != nullptr && one->name != heads[k].name);
            one = &heads[k];
        }
        for (std::size_t k = 0; two && k < lines.size(); ++k) {
            if (heads[k].kind == Head::Kind::Post && !marked(k)) heads[k] = Head{};
        }
    }

    void read(const PostedLine& line, const Head& head) {
        const auto has = [&](std::u32string_view word) {
            return line.folded.find(word) != std::u32string::npos;
        };
        if (has(U"上級ルール")) out_.advanced = true;
        if (has(U"合意") && has(U"続行")) out_.consent_line = line.number;
        Post post;
        post.head = head.kind;
        post.line = line.number;
        if (head.kind != Head::Kind::None) {
            const auto found = names_.emplace(head.name, static_cast<int>(first_lines_.size()));
            if (found.second) first_lines_.push_back(line.number);
            post.name = found.first->second;
            post.bare = trim(std::u32string_view(line.raw).substr(head.behind)).empty();
        }
        post.read = read_posted(line, head.behind);
        posts_.push_back(std::move(post));
    }

    bool is_player(int name) const {
        return name >= 0 && std::find(players_.begin(), players_.end(), name) != players_.end();
    }

    /// The author of each line, as number of a name; −1: nobody. "name:" also stands in talk, and
    /// in front of a bot's rolls within another player's post: in a thread with heads of posts it
    /// names a bot or nobody, elsewhere it begins the post of a player of that name. `open`: the
    /// players aren't known yet, so every line but one of dice begins a post.
    std::vector<int> authors(bool open) const {
        std::vector<int> all;
        int current = -1;
        for (const Post& post : posts_) {
            int author = current;
            if (post.head == Head::Kind::Post) {
                author = current = post.name;
            } else if (post.head == Head::Kind::Speech && headed_) {
                if (post.read.only_dice()) author = post.name;
            } else if (post.head == Head::Kind::Speech) {
                author = post.name;
                const bool begins = open ? !post.read.only_dice() : is_player(author);
                if (post.bare || begins) current = author;
            }
            all.push_back(author);
        }
        return all;
    }

    /// The players are the first two authors with a line of the game other than dice.
    void find_players(const std::vector<int>& authors) {
        for (std::size_t k = 0; k < posts_.size() && players_.size() < 2; ++k) {
            const LineRead& read = posts_[k].read;
            if (authors[k] < 0 || read.items.empty() || read.only_dice()) continue;
            if (!is_player(authors[k])) players_.push_back(authors[k]);
        }
        out_.names.resize(players_.size());
        for (const auto& [name, number] : names_) {
            const auto place = std::find(players_.begin(), players_.end(), number);
            if (place == players_.end()) continue;
            out_.names[static_cast<std::size_t>(place - players_.begin())] = name;
        }
        for (const int player : players_) {
            out_.name_lines.push_back(first_lines_[static_cast<std::size_t>(player)]);
        }
    }

    /// Keeps the players' items. Of other authors only dice count: they are for the player for whom
    /// they are due, those of the initiative for the player who posted before.
    void keep(const std::vector<int>& authors) {
        int poster = -1;
        for (std::size_t k = 0; k < posts_.size(); ++k) {
            LineRead& read = posts_[k].read;
            const auto place = std::find(players_.begin(), players_.end(), authors[k]);
            const bool player = place != players_.end();
            const bool other = authors[k] >= 0 && !player;
            if (player) poster = static_cast<int>(place - players_.begin());
            for (Item& item : read.items) {
                const bool initiative = item.said == Said::Initiative && item.plain;
                if (other && !initiative && item.said != Said::Dice) continue;
                item.author = player ? poster : other && initiative ? poster : -1;
                out_.items.push_back(std::move(item));
            }
            if (other && !read.only_dice()) continue;
            for (Problem& problem : read.problems) out_.problems.push_back(std::move(problem));
        }
    }

    /// Drops rolls of initiative that a player copied from a bot's line above, and bots' rolls
    /// behind the deciding one.
    void drop_copies() {
        const Item* last = nullptr;
        const Item* plain = nullptr;
        std::vector<Item> kept;
        bool decided = false;
        for (const Item& one : out_.items) {
            if (one.said == Said::Initiative) {
                if (one.plain && decided) continue;
                if (!one.plain && plain != nullptr && one.author >= 0 &&
                    one.author == plain->author && one.sum.value == plain->sum.value) {
                    plain = nullptr;
                    continue;
                }
                if (one.plain) plain = &one;
                if (last != nullptr && last->sum.value != one.sum.value) decided = true;
                last = last == nullptr ? &one : nullptr;
            }
            kept.push_back(one);
        }
        out_.items = std::move(kept);
    }

    Scan out_;
    std::map<std::string, int> names_;
    /// The line where each name came first, by number of the name.
    std::vector<int> first_lines_;
    std::vector<Post> posts_;
    /// Numbers of the players' names.
    std::vector<int> players_;
    /// The thread has heads of posts (Head::Kind::Post).
    bool headed_ = false;
};

} // namespace

bool decides(Said said) {
    switch (said) {
    case Said::Attack:
    case Said::Invisible:
    case Said::Charge:
    case Said::Dice:
    case Said::Use:
    case Said::Shift:
    case Said::Guard:
    case Said::Evade:
    case Said::InvisibleGuard:
    case Said::Surrender: return true;
    default: return false;
    }
}

Scan scan_thread(std::string_view text) { return Scanner().scan(text); }

Problem problem_with(const Item& item, std::string code, Text text, std::string rule) {
    Problem problem;
    problem.line = item.line;
    problem.column = item.column;
    problem.length = item.length;
    problem.code = std::move(code);
    problem.text = std::move(text);
    problem.rule = std::move(rule);
    return problem;
}

} // namespace shiaiba::rakuen
