// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassOptions;
import java.util.List;
import java.util.Locale;

/** What users of {@link LastUseDeallocation} choose. */
public record LastUseOptions(ExistingDeallocs existing, UnknownOps unknown, BoundaryResults boundary, Signatures signatures,
    Sinking sinking, Conditionals conditionals, boolean awaitsDropped) {
  private static final PassOption AWAIT_DROPPED = PassOption.bool("await-dropped-tokens", true,
      "Wait for tokens that the program drops where something still uses a buffer that is to be freed; otherwise these buffers are not freed.");

  /** The options of the pass. */
  public static final List<PassOption> ALL = List.of(ExistingDeallocs.OPTION, UnknownOps.OPTION, BoundaryResults.OPTION, Signatures.OPTION,
      Sinking.OPTION, Conditionals.OPTION, AWAIT_DROPPED);

  static LastUseOptions of(PassOptions options) {
    return new LastUseOptions(choice(ExistingDeallocs.class, ExistingDeallocs.OPTION, options), choice(UnknownOps.class, UnknownOps.OPTION, options),
        choice(BoundaryResults.class, BoundaryResults.OPTION, options), choice(Signatures.class, Signatures.OPTION, options),
        choice(Sinking.class, Sinking.OPTION, options), choice(Conditionals.class, Conditionals.OPTION, options),
        options.bool(AWAIT_DROPPED.name()));
  }

  private static <E extends Enum<E>> E choice(Class<E> choices, PassOption option, PassOptions options) {
    return Enum.valueOf(choices, options.text(option.name()).toUpperCase(Locale.ROOT));
  }
}
