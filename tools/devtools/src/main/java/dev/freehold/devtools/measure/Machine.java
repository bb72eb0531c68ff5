// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Where and when something is measured. */
public final class Machine {
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
  private static final Path LOAD = Path.of("/proc/loadavg");
  private static final Pattern MODEL = Pattern.compile("model name\\s*: (.*)");
  private static final Pattern VERSION = Pattern.compile("LLVM version \\S+");

  private Machine() {}

  /** A line about the date, the machine and its load, and the versions of Java and of the reference that a command starts. */
  public static String description(String reference) throws IOException {
    String load = Files.readString(LOAD).split(" ")[0];
    String version = new String(new ProcessBuilder(reference, "--version").start().getInputStream().readAllBytes());
    return LocalDate.now() + ", " + Runtime.getRuntime().availableProcessors() + " cores (" + first(MODEL, Files.readString(PROCESSORS)) + "), load "
        + load + " before, Java " + Runtime.version() + ", " + first(VERSION, version) + ".";
  }

  private static String first(Pattern pattern, String text) {
    MatchResult found = pattern.matcher(text).results().findFirst().orElseThrow();
    return found.groupCount() > 0 ? found.group(1) : found.group();
  }
}
