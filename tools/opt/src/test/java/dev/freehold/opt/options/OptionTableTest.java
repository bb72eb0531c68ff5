// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionTableTest {
  private static final Option<Boolean> FAST = Option.flag("fast", "go fast");
  private static final Option<Boolean> SAFE = Option.flag("safe", "be careful").withDefault(true);
  private static final Option<Integer> COUNT = Option.of("count", "N", OptionValues::positiveInt, "how many").withDefault(7);
  private static final Option<String> OUTPUT = Option.text("o", "FILE", "output file");
  private static final Option<String> NAME = Option.text("name", "NAME", "a name").asRepeatable();
  private static final Option<String> FORMAT = Option.text("format", "FORMAT", "a format").withImplicit("usual");
  private static final OptionTable TABLE = OptionTable.of("do", List.of("FILE"), "Does it.\n", Option.HELP, FAST, SAFE, COUNT, OUTPUT, NAME, FORMAT);

  private static ParsedArguments parse(String... args) throws UsageError {
    return ParsedArguments.parse(List.of(args), TABLE);
  }

  @Test
  void optionsHaveOneDashOrTwo() throws UsageError {
    ParsedArguments arguments = parse("--fast", "-count", "3", "--name=a=b", "-name", "--c", "-o", "-", "-", "--safe=false", "-h");
    assertTrue(arguments.get(FAST));
    assertFalse(arguments.get(SAFE));
    assertTrue(arguments.get(Option.HELP));
    assertEquals(3, arguments.get(COUNT));
    assertEquals("-", arguments.get(OUTPUT));
    assertEquals(List.of("a=b", "--c"), arguments.all(NAME));
    assertEquals("-", arguments.positional(0, "none"));
  }

  @Test
  void whatIsNotGivenHasItsDefault() throws UsageError {
    ParsedArguments arguments = parse();
    assertFalse(arguments.get(FAST));
    assertTrue(arguments.get(SAFE));
    assertEquals(7, arguments.get(COUNT));
    assertEquals(8, arguments.get(COUNT, 8));
    assertEquals(null, arguments.get(OUTPUT));
    assertEquals(List.of(), arguments.all(NAME));
    assertEquals("none", arguments.positional(0, "none"));
  }

  @Test
  void optionalValuesStandBehindAnEqualsSign() throws UsageError {
    assertEquals("usual", parse("--format", "file").get(FORMAT));
    assertEquals("odd", parse("--format=odd").get(FORMAT));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "--fats                | unknown option '--fats'; did you mean '--fast'?",
      "-p=3                  | unknown option '-p'; did you mean '-o'?",
      "--quite-another=3     | unknown option '--quite-another'",
      "--count               | option '--count' requires a value",
      "-o                    | option '-o' requires a value",
      "--count=0             | invalid value '0' for option '--count': expected a positive integer below 2^31",
      "--count=3000000000    | invalid value '3000000000' for option '--count': expected a positive integer below 2^31",
      "--fast=maybe          | invalid value 'maybe' for option '--fast': expected true or false",
      "a b                   | unexpected argument 'b': at most 1 positional argument is allowed"})
  void usageErrorsSayWhatIsWrong(String line, String message) {
    assertEquals(message, assertThrows(UsageError.class, () -> parse(line.split(" "))).getMessage());
  }

  @Test
  void passesAreCheckedOnceTheyAreKnown() throws UsageError {
    ParsedArguments arguments = ParsedArguments.parse(List.of("--cse", "--fast", "--canonicalize=top-down=false"), TABLE.withPasses());
    assertEquals(List.of("cse", "canonicalize"), arguments.passes().stream().map(ParsedArguments.PassFlag::name).toList());
    assertEquals("top-down=false", arguments.passes().getLast().options());
    arguments.checkPasses(Set.of("cse", "canonicalize"));
    UsageError wrong = assertThrows(UsageError.class, () -> arguments.checkPasses(Set.of("cse", "canonicalizer")));
    assertEquals("unknown option '--canonicalize'; did you mean '--canonicalizer'?", wrong.getMessage());
  }

  @Test
  void valuesHaveUnits() {
    assertEquals(Duration.ofMillis(1500), OptionValues.seconds("1.5"));
    assertEquals(512L << 20, OptionValues.bytes("512M"));
    for (String bad : List.of("", "0", "much", "-1", "1T")) {
      assertThrows(IllegalArgumentException.class, () -> OptionValues.seconds(bad.isEmpty() ? bad : bad + "x"));
      assertThrows(IllegalArgumentException.class, () -> OptionValues.bytes(bad));
    }
  }

  @Test
  void helpIsMadeFromTheTable() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TABLE.withPasses().printHelp(new PrintStream(out));
    assertEquals("""
        usage: do [OPTIONS] [PASSES] [FILE]

        Does it.

        Options:
          -h, --help            print this help
          --fast                go fast
          --safe                be careful (default: true)
          --count=<N>           how many (default: 7)
          -o <FILE>             output file
          --name=<NAME>         a name; may be repeated
          --format[=<FORMAT>]   a format
        """, out.toString());
  }

  @Test
  void longRowsAreWrapped() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new HelpRows(10, 20, "", new PrintStream(out)).row("  --long-name", "one two three");
    assertEquals("  --long-name\n          one two\n          three\n", out.toString());
  }
}
