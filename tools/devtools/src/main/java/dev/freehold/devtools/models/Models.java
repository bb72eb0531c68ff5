// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.models;

import java.util.Map;
import java.util.function.Supplier;

/** All models, by name. */
public final class Models {
  private static final Map<String, Supplier<String>> PROGRAMS =
      Map.of("resnet", ResNet::program, "resnet18", ResNet18::program, "transformer", Transformer::program, "decoder", Transformer::decoder);

  private Models() {}

  /** The text of a model. */
  public static String program(String name) {
    Supplier<String> program = PROGRAMS.get(name);
    if (program == null) throw new IllegalArgumentException("no model is called " + name);
    return program.get();
  }
}
