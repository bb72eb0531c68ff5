# Sourced by all that starts a JVM: what it is started with. An app is a folder with jars and AOT caches; scripts/app.sh makes it. This is plain sh: every
# start waits for the shell, and bash takes longer than sh.

# How the JVM of an app does its work. The heap may take half of the memory, not a quarter. Constructors of dialects are called once each, for which it
# is not worth while to make method handles. A start does not compile what a cache remembers of hot methods.
jvm_options='-XX:+UseCompactObjectHeaders -XX:-UsePerfData -XX:MaxRAMPercentage=50 -Djdk.reflect.useNativeAccessorOnly=true
  -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining -XX:-AOTReplayTraining'

# What is done with an AOT cache: where apps are made, it is written.
cache_option=-XX:AOTCache

# start_app APP COMMAND ARGS...: becomes the JVM that runs the command; needs jdk. No logging: the JVM would print to standard output that a cache is
# out of date. FREEHOLD_OPTS comes last and may say something else (docs/running.md).
start_app() {
  app=$1; shift
  cache=freehold.aot path=$app more_modules=
  case ${1-} in
    opt) cache=opt.aot ;;
    lsp) path=$app:$app/lsp more_modules=--add-modules=dev.freehold.lsp ;;
  esac
  choose_job_options "$@"
  use_utf8
  set -f      # options are words, no patterns
  exec "$jdk/bin/java" "$cache_option=$app/$cache" $jvm_options $job_options -Xlog:disable ${FREEHOLD_OPTS-} -p "$path" $more_modules \
    -m dev.freehold.cli/dev.freehold.cli.Main "$@"
}

# The JVM can open files with any name only if the locale has an encoding for all names, which C and POSIX have not.
use_utf8() {
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in C | POSIX) ;; *) return 0 ;; esac
  [ -z "${LC_ALL-}" ] || export LC_ALL=C.UTF-8
  export LC_CTYPE=C.UTF-8
}

# Sets job_options to what is best for a command. Programs stay in memory for a whole run: a collector that copies them on all cores takes less than half
# as long as a serial one. Most runs of opt are over before the optimizing compiler has won back what it takes, and what they allocate is dropped at
# once or kept for long. Their long loops go over all operations once: the JVM would interpret 60,000 rounds before it goes on in compiled code
# (docs/decisions/0026-the-first-compiler-for-short-runs.md).
choose_job_options() {
  job_options=
  case ${FREEHOLD_OPTS-} in *-XX:+Use*GC*) ;; *) job_options=-XX:+UseParallelGC ;; esac
  [ "${1-}" != check ] || limit_memory "$@"
  [ "${1-}" = opt ] || return 0
  # Who chooses a heap may choose one that is smaller.
  case ${FREEHOLD_OPTS-} in *-Xm*) ;; *) job_options="$job_options -Xmn32m -XX:MaxTenuringThreshold=0" ;; esac
  measure_files "$@"
  [ $total -lt 40000000 ] || return 0
  job_options="$job_options -XX:TieredStopAtLevel=1 -XX:Tier3BackEdgeThreshold=2000"
  # What the cache remembers of hot methods is compiled at once in a longer run, while that is still on one thread.
  [ $total -lt 1000000 ] || job_options="$job_options -XX:+AOTReplayTraining -XX:+UnlockExperimentalVMOptions -XX:+AOTCompileEagerly"
}

# limit_memory ARGS...: adds to job_options a heap with which the process keeps --max-memory=SIZE. Code, classes and threads take up to 128 MB besides the
# heap; of a small limit, the heap gets half. The heap is as usual without a limit, with one that the command refuses, and with one that is more than half
# of the machine's memory.
limit_memory() {
  limit= before=
  for argument; do
    case $before in -max-memory | --max-memory) limit=$argument ;; esac
    case $argument in -max-memory=* | --max-memory=*) limit=${argument#*=} ;; esac
    before=$argument
  done
  digits=${limit%[KkMmGg]}
  case $digits in '' | 0* | *[!0-9]* | ?????????????*) return 0 ;; esac
  case $limit in
    *[Gg]) heap=$((digits * 1024)) ;;
    *[Mm]) heap=$digits ;;
    *[Kk]) heap=$((digits / 1024)) ;;
    *) heap=$((digits / 1048576)) ;;
  esac
  if { read -r before memory unit < /proc/meminfo; } 2> /dev/null && [ $heap -gt $((memory / 2048)) ]; then return 0; fi
  if [ $heap -ge 256 ]; then heap=$((heap - 128)); else heap=$((heap / 2)); fi
  [ $heap -ge 32 ] || heap=32
  job_options="$job_options -Xmx${heap}m"
}

# measure_files ARGS...: sets total to the size of the files that these name, but for one that will be written.
measure_files() {
  total=0 before=
  for argument; do
    shift
    case $before$argument in -*) ;; *) [ ! -f "$argument" ] || set -- "$@" "$argument" ;; esac
    before=
    case $argument in -o | --o) before=--o ;; esac
  done
  [ $# != 0 ] || return 0
  for size in $(stat -Lc %s -- "$@" 2> /dev/null); do total=$((total + size)); done
}

# A stream that is closed becomes one that cannot be read or written: else the first files that the JVM opens would take its number.
open_streams() {
  { true 3<&0; } 2> /dev/null || exec 0> /dev/null
  { true 3>&1; } 2> /dev/null || exec 1< /dev/null
  { true 3>&2 2> /dev/null; } || exec 2> /dev/null
}

# may_write FOLDER: makes it where it is missing; a message where it cannot be written to.
may_write() {
  mkdir -p "$1" 2> /dev/null && [ -w "$1" ] && return
  { echo "${0##*/}: cannot write to $1"
    echo "Freehold builds itself there, on first use and whenever its sources have changed: run it once as somebody who may write to the checkout,"
    echo "or copy the checkout to where you may."; } >&2
  return 1
}
