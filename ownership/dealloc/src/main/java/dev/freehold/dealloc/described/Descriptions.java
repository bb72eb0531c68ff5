// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.described;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.irdl.described.Behaviour;
import dev.freehold.irdl.described.DialectDescriptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes in dialects that are described in IRDL. */
public final class Descriptions {
  private static final List<Behaviour.Reader> READERS = List.of(TwoWayBranch::read, OtherViews::read, Allocation::read);

  private Descriptions() {}

  /**
   * A registry of what is in {@code registry} and of the dialects that a program describes; null after errors, which have been reported
   * then.
   */
  public static @Nullable Registry add(Op program, Registry registry, Diagnostics diagnostics) {
    if (!Verifier.verify(program, registry, diagnostics)) return null;
    List<Dialect> dialects = DialectDescriptions.load(program, registry, READERS, diagnostics);
    if (dialects == null) return null;
    if (dialects.isEmpty())
      diagnostics.report(Diagnostic.warning(program.location(), "the file describes no dialect: it has no 'irdl.dialect'").build());
    return registry.with(dialects);
  }
}
