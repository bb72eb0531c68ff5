// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/**
 * Which streams of a command go to a terminal, and what the terminal shows. Each question is answered when it is asked, since most runs do not ask.
 *
 * @param hasOutput whether the standard output goes to a terminal
 * @param hasErrors whether the standard error goes to a terminal
 * @param environment the values of environment variables, null for one that is not set
 * @param isColored whether the user wants colors, also without a terminal; null to decide by the terminal
 */
public record Terminal(BooleanSupplier hasOutput, BooleanSupplier hasErrors, UnaryOperator<String> environment, Boolean isColored) {
  /** None: for commands in tests and on a server. */
  static final Terminal NONE = new Terminal(() -> false, () -> false, name -> null, null);
  /** The terminal of this process. */
  public static final Terminal OF_PROCESS = new Terminal(() -> isTerminal(1), () -> isTerminal(2), System::getenv, null);

  /** The same terminal with colors, or without; as it is if null. */
  Terminal colored(Boolean colors) {
    return new Terminal(hasOutput, hasErrors, environment, colors);
  }

  /** Whether progress on the standard error would be seen. */
  public boolean showsProgress() {
    return hasErrors.getAsBoolean();
  }

  /** Whether the standard output is shown in colors. */
  boolean colorsOutput() {
    return isColored != null ? isColored : hasOutput.getAsBoolean() && hasColors();
  }

  /** Whether the standard error is shown in colors. */
  boolean colorsErrors() {
    return isColored != null ? isColored : hasErrors.getAsBoolean() && hasColors();
  }

  /** Users ask for no colors by NO_COLOR with any value but the empty one: https://no-color.org. */
  private boolean hasColors() {
    String kind = environment.apply("TERM");
    String refused = environment.apply("NO_COLOR");
    return kind != null && !kind.equals("dumb") && (refused == null || refused.isEmpty());
  }

  /** {@link java.io.Console} only knows of all standard streams together; Linux of each. */
  private static boolean isTerminal(int descriptor) {
    try {
      String device = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
      return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return System.console() != null && System.console().isTerminal();
    }
  }
}
