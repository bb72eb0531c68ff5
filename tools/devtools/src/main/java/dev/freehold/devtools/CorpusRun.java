// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Runs the recorded cases without a test framework, and prints how many of each suite pass; of the cases that a suite and a part of a name choose,
 * the failures too.
 */
final class CorpusRun {
  private static final int SECONDS = 60;
  private static final Option<Boolean> SOUND = Option.flag("sound", "run the sound profile in place of the reference's");
  private static final OptionTable TABLE = OptionTable.of("./dev corpus", List.of("SUITE", "PART"), """
      Runs the recorded cases and prints how many of each suite pass. With SUITE, only those of suites with that in their names, with PART only cases
      with that in their names, and prints what is wrong with them.
      """, Option.HELP, SOUND);

  private final Map<String, int[]> passedAndAll = new TreeMap<>();

  private final boolean sound;

  private CorpusRun(boolean sound) {
    this.sound = sound;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    CorpusRun run = new CorpusRun(arguments.get(SOUND));
    String suite = arguments.positional(0, "");
    String part = arguments.positional(1, "");
    for (RecordedCase one : RecordedCase.all()) {
      if (one.suite().contains(suite) && one.name().contains(part)) run.add(one, !suite.isEmpty());
    }
    run.passedAndAll.forEach((name, count) -> System.out.println(name + ": " + count[0] + " of " + count[1]));
    System.exit(0);       // a case that did not come back may still be running
  }

  private String fault(RecordedCase one) {
    try {
      return sound ? one.differenceInSoundProfile() : one.check();
    } catch (IOException e) {
      return e.toString();
    }
  }

  private void add(RecordedCase one, boolean explain) throws InterruptedException {
    String[] fault = {"timeout after " + SECONDS + " s"};
    Thread thread = new Thread(() -> fault[0] = fault(one));
    thread.setDaemon(true);
    thread.start();
    thread.join(SECONDS * 1000L);
    int[] count = passedAndAll.computeIfAbsent(one.suite(), name -> new int[2]);
    count[1]++;
    if (fault[0] == null) count[0]++;
    else if (explain) System.out.println("=== " + one.name() + " " + one.flags() + "\n" + fault[0]);
  }
}
