// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.bufferize.analysis.CopyReason;
import dev.freehold.bufferize.analysis.CopyReasons;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.Wording;
import java.util.ArrayList;
import java.util.List;

/** Why an operand is not in place, in words at the places that matter. */
final class ReasonWording {
  private static final int MOST_ALIASES = 4;

  private final Wording wording;

  ReasonWording(Wording wording) {
    this.wording = wording;
  }

  /** The read and the write, or what else stands against it; then the values by which their buffers are one. */
  List<Diagnostic> notes(CopyReasons.Found found) {
    List<Diagnostic> notes = new ArrayList<>();
    switch (found.reason()) {
      case CopyReason.Conflict conflict -> {
        Op reader = conflict.read().owner();
        Op writer = conflict.write().owner();
        note(reader.location(), "this reads elements of " + wording.of(conflict.definition()), notes);
        note(writer.location(), overwriting(conflict), notes);
      }
      case CopyReason.ReadOnly readOnly -> {
        note(readOnly.write().owner().location(), "this would write to it", notes);
        note(readOnly.value().location(), wording.of(readOnly.value()) + " may not be written to", notes);
      }
      case CopyReason.SharedInParallel shared ->
          note(shared.write().owner().location(), "several instances of a parallel region would write here to one buffer from outside of it", notes);
    }
    found.aliases().stream().limit(MOST_ALIASES).forEach(alias -> note(alias.from().location(), sharing(alias), notes));
    return notes;
  }

  private static String overwriting(CopyReason.Conflict conflict) {
    if (conflict.isReadAgain()) return "this would overwrite them, and they are read again when control comes back";
    boolean isItself = conflict.read().owner() == conflict.write().owner();
    return isItself ? "it would overwrite them itself, before it has read them all" : "this would overwrite them first";
  }

  private String sharing(CopyReasons.Alias alias) {
    return wording.of(alias.from()) + " and " + wording.of(alias.to())
        + (alias.ifInPlace() ? " would share a buffer without the copy" : " share a buffer");
  }

  private static void note(Location at, String text, List<Diagnostic> notes) {
    notes.add(new Diagnostic(Severity.NOTE, at, text, List.of()));
  }
}
