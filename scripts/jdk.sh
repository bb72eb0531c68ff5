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
  echo "freehold: no JDK 25 in JAVA_HOME, in /usr/lib/jvm or on PATH: apt-get install openjdk-25-jdk-headless, or https://adoptium.net" >&2
  return 1
}

mvnw=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)/mvnw
maven_command=

# Sets maven_command: ./mvnw, which downloads its Maven once, or an installed Maven if that download fails. Needs jdk.
find_maven() {
  local output reason version
  [ -z "$maven_command" ] || return 0
  # A network that drops packets would keep the download waiting for minutes.
  if output=$(JAVA_HOME=$jdk timeout 180 "$mvnw" --version 2>&1 < /dev/null); then maven_command=$mvnw; return; fi
  reason="./mvnw cannot get its Maven ($(grep -m 1 -E 'Fail|fail|Exception|Error|cannot' <<< "$output" || echo 'no answer in time'))"
  version=$(JAVA_HOME=$jdk mvn -B --version 2> /dev/null < /dev/null | sed -n 's/.*Apache Maven \([0-9.]*[0-9]\).*/\1/p') || true
  if [ -n "$version" ] && printf '%s\n' 3.6.3 "$version" | sort -CV; then
    echo "freehold: $reason; Maven $version, which is installed, is used" >&2
    maven_command=mvn
    return
  fi
  echo "freehold: $reason: connect to the network, set MVNW_REPOURL to a mirror of Maven Central, or install Maven 3.6.3 or later" >&2
  return 1
}

# Runs Maven on that JDK: it compiles without a second process, and prints no warnings about its own libraries.
maven() {
  find_jdk
  find_maven
  JAVA_HOME=$jdk MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}" "$maven_command" -B -ntp "$@"
}
