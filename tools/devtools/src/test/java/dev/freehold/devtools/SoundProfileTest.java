// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.ValidationOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * In the sound profile a recorded case prints something else than the reference only for a reason that {@code sound-differences.tsv} gives, and
 * each of these reasons is true.
 */
class SoundProfileTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final CheckLimits LIMITS = new CheckLimits(200, 20_000);

  /** Why a case differs. */
  private enum Kind {
    /** Only equivalent operands, and the results that belong to them, are in another order. */
    ORDER,
    /** The checker finds a fault in what is recorded, and none in what the sound profile prints, if it prints anything. */
    FAULT,
    /** The validator finds more faults in what is recorded than in what the sound profile prints, where the checker cannot execute the program. */
    VALIDATOR,
    /** The sound profile copies a result that may be another, and the checker finds no fault in either, perhaps as it does not come to the return. */
    COPY,
    /** The sound profile knows of more operands that they can be in place. */
    IN_PLACE,
    /** What is recorded does something else than the program, in a way that neither of them sees: {@code docs/differences.md} has it. */
    VALUE,
    /** A valid program is refused. */
    REFUSED,
    /** The output of the reference cannot be read back, and the sound profile refuses the program. */
    UNREADABLE,
    /** An error names the wrong thing. */
    MESSAGE
  }

  private record Difference(Kind kind, String reason) {}

  @Test
  void theListIsNeitherTooShortNorTooLong() throws IOException {
    Set<String> differing = new TreeSet<>();
    for (RecordedCase one : RecordedCase.all()) {
      if (one.differenceInSoundProfile() != null) differing.add(one.name());
    }
    Set<String> listed = new TreeSet<>(listed().keySet());
    Set<String> missing = new TreeSet<>(differing);
    missing.removeAll(listed);
    listed.removeAll(differing);
    assertEquals(Set.of(), missing, "not in the list");
    assertEquals(Set.of(), listed, "not different");
  }

  @Test
  @Tag("nightly")
  void everyReasonIsTrue() throws IOException {
    Map<String, RecordedCase> cases = new HashMap<>();
    for (RecordedCase one : RecordedCase.all()) cases.put(one.name(), one);
    List<String> untrue = new ArrayList<>();
    for (Map.Entry<String, Difference> entry : listed().entrySet()) {
      RecordedCase one = cases.get(entry.getKey());
      String recorded = Utf8.decode(Files.readAllBytes(one.expected()));
      Run sound = new InProcess().run(one.soundFlags(), one.input());
      boolean isTrue = switch (entry.getValue().kind) {
        case ORDER -> words(recorded).equals(words(sound.out()));
        case FAULT -> isFaulty(one, recorded, sound);
        case VALIDATOR -> faultySites(recorded) > faultySites(sound.out());
        case COPY -> sound.exit() == 0 && faults(program(one), recorded).isEmpty() && faults(program(one), sound.out()).isEmpty();
        case IN_PLACE -> one.exit() == 0 && sound.exit() == 0;
        case VALUE -> one.exit() == 0;
        case REFUSED -> one.exit() != 0 && sound.exit() == 0;
        case UNREADABLE -> sound.exit() != 0 && new InProcess().onText(List.of(), recorded).exit() != 0;
        case MESSAGE -> one.exit() != 0 && sound.exit() != 0;
      };
      if (!isTrue) untrue.add(entry.getKey());
    }
    assertEquals(List.of(), untrue);
  }

  /** Whether the checker finds a fault in what is recorded that the sound output has not. */
  private static boolean isFaulty(RecordedCase one, String recorded, Run sound) throws IOException {
    String program = program(one);
    Set<String> faults = faults(program, recorded);
    if (sound.exit() == 0) faults.removeAll(faults(program, sound.out()));
    return !faults.isEmpty();
  }

  private static String program(RecordedCase one) throws IOException {
    return Utf8.decode(Files.readAllBytes(one.input()));
  }

  /** What the checker finds in a transformed program beside the one that it was made of, and what goes wrong with memory in it alone. */
  private static Set<String> faults(String program, String transformed) {
    Set<String> faults = new TreeSet<>();
    findings(PathChecker.ofOther(read(program), read(transformed), REGISTRY, EXECUTORS, LIMITS),
        finding -> finding.stage() == Finding.Stage.TRANSFORMED, faults);
    findings(PathChecker.of(read(transformed), REGISTRY, EXECUTORS, LIMITS), finding -> Fault.Kind.valueOf(finding.kind()).isOwnership(), faults);
    return faults;
  }

  private static void findings(PathChecker checker, Predicate<Finding> counts, Set<String> to) {
    for (String function : checker.functions()) {
      checker.check(function).findings().stream().filter(counts).forEach(finding -> to.add("@" + function + " " + finding.kind()));
    }
  }

  private static long faultySites(String text) {
    return DeallocationValidator.validate(read(text), REGISTRY, ValidationOptions.DEFAULT).faulty();
  }

  private static Op read(String text) {
    return Parser.parse(Source.of("program", text), REGISTRY, new ParserOptions(true), diagnostic -> {}).module();
  }

  /** How often each word occurs, whatever the names of values. */
  private static Map<String, Integer> words(String text) {
    Map<String, Integer> words = new TreeMap<>();
    for (String word : text.replaceAll("%\\w+(:\\d+)?(#\\d+)?", "%").split("[\\s,()]+")) words.merge(word, 1, Integer::sum);
    return words;
  }

  private static Map<String, Difference> listed() throws IOException {
    Map<String, Difference> listed = new TreeMap<>();
    for (String line : Files.readAllLines(Path.of("src/test/resources/dev/freehold/devtools/sound-differences.tsv"))) {
      if (line.startsWith("#")) continue;
      String[] columns = line.split("\t");
      listed.put(columns[0], new Difference(Kind.valueOf(columns[1].toUpperCase()), columns[2]));
    }
    return listed;
  }

}
