// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.options;

import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassOptions;
import java.util.List;
import java.util.Locale;

/** What users of the pass choose. */
public record LastUseOptions(ExistingDeallocs existing, UnknownOps unknown, BoundaryResults boundary, Signatures signatures,
    Sinking sinking, Conditionals conditionals, boolean awaitsDropped, int inlineCompares) {
  private static final PassOption AWAIT_DROPPED = PassOption.bool("await-dropped-tokens", true,
      "Wait for tokens that the program drops where something still uses a buffer that is to be freed; otherwise these buffers are not freed.");

  private static final PassOption INLINE_COMPARES = PassOption.unsigned("max-inline-compares", 8,
      "The number of addresses that one is compared with one after another; more are put in a list and compared in a loop.");

  /** The options of the pass. */
  public static final List<PassOption> ALL = List.of(ExistingDeallocs.OPTION, UnknownOps.OPTION, BoundaryResults.OPTION, Signatures.OPTION,
      Sinking.OPTION, Conditionals.OPTION, AWAIT_DROPPED, INLINE_COMPARES);

  public static LastUseOptions of(PassOptions options) {
    return new LastUseOptions(choice(ExistingDeallocs.class, ExistingDeallocs.OPTION, options), choice(UnknownOps.class, UnknownOps.OPTION, options),
        choice(BoundaryResults.class, BoundaryResults.OPTION, options), choice(Signatures.class, Signatures.OPTION, options),
        choice(Sinking.class, Sinking.OPTION, options), choice(Conditionals.class, Conditionals.OPTION, options),
        options.bool(AWAIT_DROPPED.name()), (int) Math.min(Integer.MAX_VALUE, options.integer(INLINE_COMPARES.name())));
  }

  private static <E extends Enum<E>> E choice(Class<E> choices, PassOption option, PassOptions options) {
    return Enum.valueOf(choices, options.text(option.name()).toUpperCase(Locale.ROOT));
  }
}
