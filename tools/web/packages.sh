# Sourced by tools/web/build and scripts/build-app. The packages of package-lock.json, from npm: no script of theirs is run.

missing_node="Node.js is not installed: install Node.js 18 or later with npm (apt-get install npm)"

has_node() {
  command -v npm > /dev/null && command -v node > /dev/null
}

install_packages() {
  local installed=node_modules/.installed
  has_node || { echo "tools/web: $missing_node" >&2; return 1; }
  [ ! -f $installed ] || [ package-lock.json -nt $installed ] || return 0
  npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >&2
  touch $installed
}
