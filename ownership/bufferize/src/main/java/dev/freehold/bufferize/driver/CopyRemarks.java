// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.CopyListener;
import dev.freehold.bufferize.OriginalNames;
import dev.freehold.bufferize.Remedy;
import dev.freehold.bufferize.Tensors;
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

  private final CopyReasons reasons;
  private final OriginalNames names;
  private final AnalysisState state;
  private final PassContext cx;

  private CopyRemarks(CopyReasons reasons, OriginalNames names, AnalysisState state, PassContext cx) {
    this.reasons = reasons;
    this.names = names;
    this.state = state;
    this.cx = cx;
  }

  /**
   * Who makes remarks, if anybody wants them.
   *
   * @param program as it is before anything is copied
   * @param reasons gets those of the analysis
   */
  static CopyListener of(Op program, CopyReasons reasons, BufferizableOps ops, PassContext cx) {
    return reasons.areWanted() ? new CopyRemarks(reasons, OriginalNames.before(program), new AnalysisState(ops), cx) : CopyListener.NONE;
  }

  @Override
  public void notInPlace(Use operand, boolean withElements) {
    CopyReasons.Found found = reasons.of(operand);
    OriginalNames wording = wording(operand.owner());
    CopyRemedies remedies = new CopyRemedies(wording, state);
    Value tensor = found == null ? operand.value() : found.tensor();
    String text = wording.of(operand.owner()) + (withElements ? " gets a copy of " + wording.of(tensor)
        : " gets a new buffer in place of that of " + wording.of(tensor) + ", whose elements nobody needs");
    if (found != null) remark(operand.owner(), text, new ReasonWording(wording).notes(found), remedies.of(found, withElements), wording);
    else
      remark(operand.owner(), text, List.of(note(operand.owner(), "it may write to it, and it has not been analyzed who reads it")),
          remedies.unanalyzed(), wording);
  }

  @Override
  public void passedOn(Use operand, @Nullable Value carried) {
    OriginalNames wording = wording(operand.owner());
    Op loop = Objects.requireNonNull(operand.owner().parentOp());
    String text = wording.of(operand.owner()) + " passes on a copy of " + wording.of(operand.value());
    Diagnostic why = note(loop, "the next iteration may write to what it gets, and this is not the buffer that the loop carries there");
    String remedy = carried == null ? null : "pass on " + wording.of(carried) + " in this place, or what is written into it";
    remark(operand.owner(), text, List.of(why), remedy, wording);
  }

  @Override
  public void made(Op op, Value copied, String why, Remedy remedy) {
    OriginalNames wording = wording(op);
    remark(op, wording.of(op) + " copies " + wording.of(Tensors.unwrapped(copied)), List.of(note(op, why)), remedy.text(wording), wording);
  }

  private void remark(Op op, String text, List<Diagnostic> notes, @Nullable String remedy, Wording wording) {
    cx.remark(Remark.Kind.MISSED, CATEGORY, () -> {
      String function = Objects.requireNonNullElse(SymbolTables.nameOf(function(op)), "");
      Remark.Builder remark = Remark.at(op.location(), NAME).in(function).text(text).reasons(notes, wording);
      return remedy == null ? remark : remark.suggestion(remedy);
    });
  }

  private static Diagnostic note(Op at, String text) {
    return new Diagnostic(Severity.NOTE, at.location(), text, List.of());
  }

  private OriginalNames wording(Op op) {
    return names.in(function(op));
  }

  /** The function around an operation; the outermost operation where there is none. */
  private static Op function(Op op) {
    Op at = op;
    while (!(at instanceof FunctionLike) && at.parentOp() instanceof Op around) at = around;
    return at;
  }
}
