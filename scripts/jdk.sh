# Sourced by scripts/build-app, ./dev and .ci/run.

# Sets jdk to the home of a JDK 25; fails if this machine has none.
find_jdk() {
  local home java
  java=$(command -v java || true)
  [ -n "$java" ] && java=$(readlink -f "$java")
  for home in "${JAVA_HOME:-}" /usr/lib/jvm/*25* "${java%/bin/java}"; do
    [ -x "$home/bin/javac" ] && [ -r "$home/release" ] || continue
    if [[ $(< "$home/release") == *'JAVA_VERSION="25'* ]]; then jdk=$home; return; fi
  done
  echo "no JDK 25 found: set JAVA_HOME to one (looked there, in /usr/lib/jvm and on PATH)" >&2
  return 1
}

# Maven on that JDK: it compiles without a second process, and does not complain about its own libraries.
maven() {
  find_jdk
  JAVA_HOME=$jdk MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}" mvn -B -ntp "$@"
}
