# Sourced by ./freehold and ./dev. An app is a folder with jars, the options that start them, and an AOT cache.

# make_app FOLDER JAR...: fills the folder; needs jdk and root. The cache only saves time: nothing depends on how the training run ends.
make_app() {
  local app=$1; shift
  mkdir -p "$app" && cp "$@" "$app"
  app_command "$app"
  rm -f "$app/freehold.aot"
  "${command[@]/-XX:AOTCache=/-XX:AOTCacheOutput=}" opt "$root/scripts/training.mlir" --canonicalize --cse --buffer-deallocation-pipeline > "$app/training.log" 2>&1 || true
}

# Sets command to the java command line of an app. No logging: the JVM would print to standard output that a cache is out of date.
app_command() {
  command=("$jdk/bin/java" -XX:AOTCache="$1/freehold.aot" -XX:+UseCompactObjectHeaders -XX:+UseSerialGC -XX:-UsePerfData
    -Xlog:disable -p "$1" -m dev.freehold.tool/dev.freehold.tool.Main)
}
