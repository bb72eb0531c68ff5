// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.pass.PassesOfMlirOpt;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The list of the reference's passes is the one that the installed reference has. */
@EnabledIf(value = "dev.freehold.devtools.LiveComparisonTest#referenceIsInstalled", disabledReason = "mlir-opt-22 is not installed")
class LivePassesTest {
  private static final Pattern PASS = Pattern.compile("^ {6}--([a-z][A-Za-z0-9-]*)", Pattern.MULTILINE);

  @Test
  void theListIsThatOfTheReference() throws Exception {
    String help = CommandTool.of("mlir-opt-22").run(List.of("--help"), Path.of("/dev/null")).out();
    String passes = help.substring(help.indexOf("\n    Passes:"), help.indexOf("\n    Pass Pipelines:"));
    Set<String> names = PASS.matcher(passes).results().map((MatchResult pass) -> pass.group(1)).filter(name -> !name.startsWith("test-"))
        .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(names, new TreeSet<>(PassesOfMlirOpt.names()));
  }
}
