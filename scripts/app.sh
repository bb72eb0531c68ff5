# Sourced by ./freehold, ./dev and scripts/start-app. An app is a folder with jars, the options that start them, and an AOT cache.

# make_app FOLDER LINKER JAR...: fills the folder; needs jdk and root, and the classes of tools/linker. The cache only saves time: nothing depends on how
# the training run ends.
make_app() {
  local app=$1 linker=$2; shift 2
  local jar
  mkdir -p "$app/lsp"
  for jar in "$@"; do if is_for_lsp "${jar##*/}"; then cp "$jar" "$app/lsp"; else cp "$jar" "$app"; fi; done
  "$jdk/bin/java" -XX:TieredStopAtLevel=1 -cp "$linker" dev.freehold.linker.Linker "$app"/*.jar "$app"/lsp/*.jar
  FREEHOLD_OPTS='' app_command "$app" worker --worker-protocol=json --jobs=1 --persistent_worker
  rm -f "$app/freehold.aot"
  training_requests | "${command[@]/-XX:AOTCache=/-XX:AOTCacheOutput=}" > "$app/training.log" 2>&1 || true
}

# Whether only the language server needs a jar. These are in a folder of their own: LSP4J is no Java module, and the JVM resolves all such jars of a
# module path if it resolves one of them, so that each start would take longer.
is_for_lsp() {
  [[ $1 == @(org.eclipse.lsp4j|gson-|freehold-lsp-|dev.freehold.lsp.)* ]]
}

# One process runs every command that a worker can run, some of them as often as in a large program, so that the cache knows which methods are hot.
training_requests() {
  local i
  request run "$root/scripts/training.mlir" --entry=regions --args=3,true
  request check "$root/scripts/training.mlir" --last-use-buffer-deallocation-pipeline --max-paths=50
  for ((i = 0; i < 30; i++)); do
    request opt "$root/scripts/training.mlir" --canonicalize --cse --buffer-deallocation-pipeline
    request opt "$root/scripts/training.mlir" --canonicalize --cse --last-use-buffer-deallocation-pipeline=existing-deallocs=replace
  done
}

# request ARGS...: a request to a worker, in JSON. No argument has a quote or a backslash but a path that ends the training early.
request() {
  local arguments
  printf -v arguments ',"%s"' "$@"
  printf '{"arguments":[%s],"requestId":0}\n' "${arguments:1}"
}

# How the JVM of an app does its work. The heap may take half of the memory, not a quarter. Constructors of dialects are called once each, for which it
# is not worth while to make method handles.
jvm_options=(-XX:+UseCompactObjectHeaders -XX:-UsePerfData -XX:MaxRAMPercentage=50 -Djdk.reflect.useNativeAccessorOnly=true)

# Sets job_options to what is best for a command. Programs stay in memory for a whole run: a collector that copies them on all cores takes less than half
# as long as a serial one. Most runs of opt are over before the optimizing compiler has won back what it takes, and what they allocate is dropped at once or
# kept for long (docs/benchmarks.md).
choose_job_options() {
  local argument size files=() total=0
  job_options=()
  [[ ${FREEHOLD_OPTS-} == *-XX:+Use*GC* ]] || job_options+=(-XX:+UseParallelGC)
  [ "${1-}" = opt ] || return 0
  for argument in "${@:2}"; do
    if [[ $argument != -* && -f $argument ]]; then files+=("$argument"); fi
  done
  if [ ${#files[@]} != 0 ]; then
    for size in $(stat -Lc %s -- "${files[@]}" 2> /dev/null); do total=$((total + size)); done
  fi
  # Who chooses a heap may choose one that is smaller.
  [[ ${FREEHOLD_OPTS-} == *-Xm* ]] || job_options+=(-Xmn32m -XX:MaxTenuringThreshold=0)
  if ((total < 40000000)); then job_options+=(-XX:TieredStopAtLevel=1); fi
}

# app_command APP ARGS...: sets command to the command line that runs the app. No logging: the JVM would print to standard output that a cache is out of
# date. FREEHOLD_OPTS comes last and may say something else (docs/running.md).
app_command() {
  local options modules=(-p "$1")
  [ "${2-}" != lsp ] || modules=(-p "$1:$1/lsp" --add-modules dev.freehold.lsp)
  choose_job_options "${@:2}"
  read -ra options <<< "${FREEHOLD_OPTS:-}"
  command=("$jdk/bin/java" -XX:AOTCache="$1/freehold.aot" "${jvm_options[@]}" "${job_options[@]}" -Xlog:disable "${options[@]}" "${modules[@]}"
    -m dev.freehold.cli/dev.freehold.cli.Main "${@:2}")
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
