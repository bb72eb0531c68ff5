# Sourced in tools/web. The packages of package-lock.json, from npm: no script of theirs is run.

install_packages() {
  local installed=node_modules/.installed
  command -v npm > /dev/null && command -v node > /dev/null || {
    echo "tools/web: npm is missing, which bundles what Freehold shows in a browser: install Node.js 18 or newer with npm (apt-get install npm)" >&2
    return 1
  }
  [ ! -f $installed ] || [ package-lock.json -nt $installed ] || return 0
  npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >&2
  touch $installed
}
