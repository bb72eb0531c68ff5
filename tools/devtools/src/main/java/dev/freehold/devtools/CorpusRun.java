// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The recorded cases without a test framework, for the minutes between: prints how many of each suite pass.
 *
 * <p>Arguments: {@code --sound} for the sound profile in place of the reference's; then a suite and a part of a case's name, both optional, choose
 * the cases whose faults are printed in full.
 */
final class CorpusRun {
  private static final int SECONDS = 60;

  private final Map<String, int[]> passedAndAll = new TreeMap<>();

  private final boolean sound;

  private CorpusRun(boolean sound) {
    this.sound = sound;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(args));
    CorpusRun run = new CorpusRun(arguments.remove("--sound"));
    String suite = arguments.isEmpty() ? "" : arguments.getFirst();
    String part = arguments.size() < 2 ? "" : arguments.get(1);
    for (RecordedCase one : cases()) {
      if (one.suite().contains(suite) && one.name().contains(part)) run.add(one, !suite.isEmpty());
    }
    run.passedAndAll.forEach((name, count) -> System.out.println(name + ": " + count[0] + " of " + count[1]));
    System.exit(0);       // a case that did not come back may still be running
  }

  private static List<RecordedCase> cases() throws IOException {
    List<RecordedCase> cases = new ArrayList<>(RecordedCase.all(Path.of("corpus")));
    Path shared = Path.of("../shared/conformance");
    if (Files.exists(shared)) cases.addAll(RecordedCase.all(shared));
    return cases;
  }

  private String fault(RecordedCase one) {
    try {
      return sound ? one.differenceInSoundProfile() : one.check();
    } catch (IOException e) {
      return e.toString();
    }
  }

  private void add(RecordedCase one, boolean explain) throws InterruptedException {
    String[] fault = {"not done after " + SECONDS + " s"};
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
