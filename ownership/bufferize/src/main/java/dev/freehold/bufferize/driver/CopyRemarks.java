// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.BufferizeOptions;
import dev.freehold.bufferize.CopyListener;
import dev.freehold.bufferize.analysis.CopyReasons;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Severity;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.Remark;
import dev.freehold.pass.Wording;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Tells those who ask why tensors are copied: which read needs the old elements, which write would overwrite them, and what would save the copy. */
final class CopyRemarks implements CopyListener {
  static final String CATEGORY = "one-shot-bufferize";
  /** By this name {@code freehold explain} knows remarks about copies. */
  private static final String NAME = "Copy";

  private final @Nullable CopyReasons reasons;
  private final BufferizeOptions options;
  private final PassContext cx;

  private CopyRemarks(@Nullable CopyReasons reasons, BufferizeOptions options, PassContext cx) {
    this.reasons = reasons;
    this.options = options;
    this.cx = cx;
  }

  /**
   * Who makes remarks, if anybody wants them.
   *
   * @param reasons of the analysis; null where there has been none
   */
  static CopyListener of(@Nullable CopyReasons reasons, BufferizeOptions options, PassContext cx) {
    return cx.wantsRemarks(CATEGORY) ? new CopyRemarks(reasons, options, cx) : CopyListener.NONE;
  }

  @Override
  public void notInPlace(Use operand, boolean withElements) {
    CopyReasons.Found found = reasons == null ? null : reasons.of(operand);
    Wording wording = wording(operand.owner());
    ReasonWording why = new ReasonWording(wording, options);
    Value tensor = found == null ? operand.value() : found.tensor();
    String text = wording.of(operand.owner()) + (withElements ? " gets a copy of " + wording.of(tensor)
        : " gets a new buffer in place of that of " + wording.of(tensor) + ", whose elements nobody needs");
    if (found != null) remark(operand.owner(), text, why.notes(found), why.remedy(found), wording);
    else
      remark(operand.owner(), text, List.of(note(operand.owner(), "it may write to it, and it has not been analyzed who reads it")),
          "let the function be analyzed: copies are made only where reads demand them then", wording);
  }

  @Override
  public void passedOn(Use operand) {
    Wording wording = wording(operand.owner());
    Op loop = Objects.requireNonNull(operand.owner().parentOp());
    String text = wording.of(operand.owner()) + " passes on a copy of " + wording.of(operand.value());
    Diagnostic carried = note(loop, "the next iteration may write to what it gets, and this is not the buffer that the loop carries there");
    remark(operand.owner(), text, List.of(carried), "write into the tensor that the loop carries, and pass that on", wording);
  }

  @Override
  public void made(Op op, Value copied, String why, String remedy) {
    Wording wording = wording(op);
    Value known = copied.definingOp() instanceof ToTensorOp bufferized ? bufferized.buffer() : copied;
    remark(op, wording.of(op) + " copies " + wording.of(known), List.of(note(op, why)), remedy, wording);
  }

  private void remark(Op op, String text, List<Diagnostic> notes, String remedy, Wording wording) {
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> Remark.at(op.location(), NAME).in(Objects.requireNonNullElse(
        SymbolTables.nameOf(function(op)), "")).text(text).reasons(notes, wording).suggestion(remedy));
  }

  private static Diagnostic note(Op at, String text) {
    return new Diagnostic(Severity.NOTE, at.location(), text, List.of());
  }

  private static Wording wording(Op op) {
    return new Wording(function(op));
  }

  /** The function around an operation; the outermost operation where there is none. */
  private static Op function(Op op) {
    Op at = op;
    while (!(at instanceof FunctionLike) && at.parentOp() instanceof Op around) at = around;
    return at;
  }
}
