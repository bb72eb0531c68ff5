# Sourced by ./freehold and ./dev. An app is a folder with jars, the options that start them, and an AOT cache.

# make_app FOLDER JAR...: fills the folder; needs jdk and root. The cache only saves time: nothing depends on how the training run ends.
make_app() {
  local app=$1; shift
  mkdir -p "$app" && cp "$@" "$app"
  FREEHOLD_OPTS='' app_command "$app"
  rm -f "$app/freehold.aot"
  "${command[@]/-XX:AOTCache=/-XX:AOTCacheOutput=}" opt "$root/scripts/training.mlir" --canonicalize --cse --buffer-deallocation-pipeline \
    --last-use-buffer-deallocation-pipeline=existing-deallocs=replace > "$app/training.log" 2>&1 || true
}

# How the JVM of an app does its work. The heap may take half of the memory, not a quarter.
jvm_options=(-XX:+UseCompactObjectHeaders -XX:+UseSerialGC -XX:-UsePerfData -XX:MaxRAMPercentage=50)

# Sets command to the java command line of an app. No logging: the JVM would print to standard output that a cache is out of date.
# FREEHOLD_OPTS comes last and may say something else (docs/running.md).
app_command() {
  local options
  read -ra options <<< "${FREEHOLD_OPTS:-}"
  command=("$jdk/bin/java" -XX:AOTCache="$1/freehold.aot" "${jvm_options[@]}" -Xlog:disable "${options[@]}" -p "$1"
    -m dev.freehold.cli/dev.freehold.cli.Main)
}

# A stream that is closed becomes one that cannot be read or written: else the first files that the JVM opens would take its number.
open_streams() {
  { : 3<&0; } 2> /dev/null || exec 0> /dev/null
  { : 3>&1; } 2> /dev/null || exec 1< /dev/null
  { : 3>&2 2> /dev/null; } || exec 2> /dev/null
}

# may_write FOLDER: makes it where it is missing; a message where it cannot be written to.
may_write() {
  mkdir -p "$1" 2> /dev/null && [ -w "$1" ] && return
  { echo "${0##*/}: cannot write to $1"
    echo "Freehold builds itself there, on first use and whenever its sources have changed: run it once as somebody who may write to the checkout,"
    echo "or copy the checkout to where you may."; } >&2
  return 1
}
