# Functions that install what is missing: with apt, Homebrew, or from the npm registry. Sourced after needs.sh.
# shellcheck shell=bash disable=SC2154

# Prefix of commands that need root: nothing for root itself, else sudo if that can ask or needn't.
become_root=''
can_apt() {
    have apt-get || return 1
    [ "$(id -u)" = 0 ] && return
    become_root=sudo
    have sudo && { [ -t 0 ] || sudo -n true 2>/dev/null; }
}

apt_install() {
    say "apt-get install $*"
    set -- $become_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
    # The package lists may be old or missing; they are fetched only if the first try fails.
    quietly "$@" 2>/dev/null && return
    # shellcheck disable=SC2086
    quietly $become_root apt-get update -q && quietly "$@"
}

brew_install() {
    say "brew install $*"
    HOMEBREW_NO_AUTO_UPDATE=1 brew install --quiet "$@"
}

install_parallel() {
    if can_apt; then apt_install parallel; else have brew && brew_install parallel; fi
}

# A distribution's node may be too old (Debian 12: 18). The npm registry has node itself; this node and npm are unpacked
# into build/tools and nowhere else.
node_version=22.23.3
npm_version=11.19.1
npm_sha512=cedb312b1b7f92421a02cfb68b4194e88f8346651dacd6acc5364a25ef5309d4a32b19616a1ff8aff865e7280c0fa5c0835a99f5cd93368991e2a80ec9da75d2
# npm_registry: the registry in use. npm knows it from all its files and variables; where npm is missing, only the
# variable can name one.
npm_registry() {
    if have npm; then npm config get registry 2>/dev/null; else printf '%s\n' "${npm_config_registry-}"; fi
}
install_node() {
    local arch sum registry to="$root/build/tools/node"
    case $(uname -s)-$(uname -m) in
    Linux-x86_64)
        arch=x64
        sum=a879f3e6d16c1e88ff58cfae4443558d638d8b9855be6c2b82af00e15efa2a9b95340738fa3c0af31e20c1ba1b13d06d1cd83f00a476e7cdde628acb17f73b9e
        ;;
    Linux-aarch64)
        arch=arm64
        sum=9770c01d9adeca5a3ea7d4170edb0eae31b625726a5736179c01a621034e50d01170ca694ced9c99ec1540ffb7ead8c99d213e773a4c36d816f9cde8883bd7b4
        ;;
    *) return 1 ;;
    esac
    have curl || return 1
    registry=$(npm_registry)
    [ -n "$registry" ] || return 1
    say "Fetching node $node_version and npm $npm_version into build/tools/node"
    rm -rf "$to"
    unpack "${registry%/}/node-linux-$arch/-/node-linux-$arch-$node_version.tgz" "$sum" "$to" &&
        unpack "${registry%/}/npm/-/npm-$npm_version.tgz" "$npm_sha512" "$to/lib/node_modules/npm" &&
        ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$to/bin/npm" &&
        ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$to/bin/npx" &&
        chmod +x "$to/lib/node_modules/npm/bin/npm-cli.js" "$to/lib/node_modules/npm/bin/npx-cli.js" &&
        hash -r
}
# unpack URL SHA512 FOLDER: fetches, checks and unpacks an npm package, without its leading folder.
unpack() {
    local file status=0
    file=$(mktemp "${TMPDIR:-/tmp}/shiaiba.XXXXXX")
    mkdir -p "$3"
    curl -fsSL --retry 3 -o "$file" "$1" &&
        printf '%s  %s\n' "$2" "$file" | sha512sum -c --quiet - &&
        tar -xzf "$file" -C "$3" --strip-components 1 || status=1
    rm -f "$file"
    return "$status"
}

# npm_stamp: identity of the installed packages; npm ci runs again only when the lock file or node's version changed.
npm_stamp() { (cd "$root" && sha256 package-lock.json && node --version); }
npm_packages_ok() {
    [ "$(cat "$root/node_modules/.shiaiba" 2>/dev/null)" = "$(npm_stamp)" ]
}
install_npm_packages() {
    say "npm ci"
    (cd "$root" && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 quietly npm ci --no-audit --no-fund --ignore-scripts) &&
        npm_stamp >"$root/node_modules/.shiaiba"
}

# can_apt_chromium: Ubuntu's chromium is a snap, which containers can't run; there Playwright installs its own.
can_apt_chromium() { can_apt && ! grep -q '^ID=ubuntu' /etc/os-release; }
install_chromium() {
    if can_apt_chromium; then
        apt_install chromium-headless-shell || apt_install chromium
    else
        say 'npx playwright install chromium'
        set -- chromium
        ! can_apt || set -- --with-deps chromium
        (cd "$root" && quietly npx playwright install "$@")
    fi
}
