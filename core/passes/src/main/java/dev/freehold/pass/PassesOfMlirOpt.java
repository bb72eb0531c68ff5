// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The passes of {@code mlir-opt}, of which Freehold has those around buffers: for messages about the others. */
public final class PassesOfMlirOpt {
  private static final String LIST = "mlir-opt-passes.txt";

  private PassesOfMlirOpt() {}

  /** The names of all passes that LLVM 22.1 has and that are not there for its own tests. */
  public static Set<String> names() {
    try (InputStream list = Objects.requireNonNull(PassesOfMlirOpt.class.getResourceAsStream(LIST), LIST);
        BufferedReader reader = new BufferedReader(new InputStreamReader(list, StandardCharsets.US_ASCII))) {
      return reader.lines().collect(Collectors.toUnmodifiableSet());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** What to do about a pass that Freehold does not have; null if mlir-opt has none of that name either. */
  public static @Nullable String advice(String name) {
    if (!names().contains(name)) return null;
    return "'" + name + "' is a pass of mlir-opt that Freehold does not have; pipe the output to 'mlir-opt --" + name + "'";
  }
}
