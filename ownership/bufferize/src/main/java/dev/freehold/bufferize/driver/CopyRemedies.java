// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import dev.freehold.arith.ConstantOp;
import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Tensors;
import dev.freehold.bufferize.analysis.CopyReason;
import dev.freehold.bufferize.analysis.CopyReasons;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.pass.Wording;
import dev.freehold.tensor.EmptyOp;
import org.jspecify.annotations.Nullable;

/** What change of a program would save a copy of an operand, in words; null where there is none that leaves the program what it is. */
final class CopyRemedies {
  private final Wording names;
  private final AnalysisState state;

  /** {@code state} knows what operations do, whatever has been decided. */
  CopyRemedies(Wording names, AnalysisState state) {
    this.names = names;
    this.state = state;
  }

  /** For an operand that is not in place; {@code withElements} says whether its elements are copied. */
  @Nullable
  String of(CopyReasons.Found found, boolean withElements) {
    return switch (found.reason()) {
      case CopyReason.Conflict conflict -> of(conflict);
      case CopyReason.ReadOnly readOnly -> of(readOnly.value(), withElements);
      case CopyReason.SharedInParallel shared -> of(found.tensor(), shared.write().owner());
    };
  }

  private @Nullable String of(CopyReason.Conflict conflict) {
    Op reader = conflict.read().owner();
    Op writer = conflict.write().owner();
    if (conflict.isReadAgain()) return carry(conflict.definition(), writer);
    if (reader == writer) return writeElsewhere(conflict);
    EarlierReads earlier = EarlierReads.of(conflict.read(), conflict.write());
    if (earlier == null) {
      return "let " + names.of(reader) + " take what " + names.of(writer) + " makes in place of " + names.of(conflict.definition())
          + ", if it may see what is written";
    }
    String moved = Wording.listed(earlier.readers().stream().map(names::of).toList());
    return "move " + moved + (earlier.needMore() ? ", with what is needed for that," : "") + " in front of " + names.of(earlier.writer());
  }

  private String carry(Value definition, Op writer) {
    Op loop = null;
    for (Op at = writer.parentOp(); at != null && at != Tensors.owner(definition); at = at.parentOp()) {
      if (at instanceof LoopLike) loop = at;
      if (definition.definingOp() instanceof Op owner && owner.block() == at.block()) break;
    }
    String where = loop == null ? "pass what " + names.of(writer) + " makes to where it is read again"
        : "let " + names.of(loop) + " carry " + names.of(definition) + " and what " + names.of(writer) + " makes of it";
    return where + ", if later iterations may see what is written";
  }

  /** For an operation that reads a tensor in another order than it writes to it. */
  private @Nullable String writeElsewhere(CopyReason.Conflict conflict) {
    Op op = conflict.write().owner();
    boolean isInit = op instanceof DestinationStyle && !state.reads(conflict.write());
    return isInit ? "let " + names.of(op) + " write into a 'tensor.empty' in place of " + names.of(conflict.write().value()) : null;
  }

  private @Nullable String of(Value readOnly, boolean withElements) {
    return switch (readOnly) {
      case Value.Result result -> of(result.owner(), withElements);
      case Value.Argument argument -> of(argument);
    };
  }

  private @Nullable String of(Op owner, boolean withElements) {
    return switch (owner) {
      case ConstantOp constant -> "begin with " + writableInPlaceOf(constant, withElements) + " in place of " + names.of(constant);
      case ToTensorOp toTensor -> "say 'writable' of " + names.of(toTensor) + ", if the buffer may be written to";
      case CallLike call -> "let the callee of " + names.of(owner) + " return a tensor that it makes itself, other than by 'arith.constant'";
      default -> state.ops().of(owner) != null ? null : "let 'dev.freehold.bufferize.Bufferizable' be implemented for '" + owner.name() + "'";
    };
  }

  private static String writableInPlaceOf(ConstantOp constant, boolean withElements) {
    if (!withElements) return "a 'tensor.empty'";
    boolean isSplat = constant.value() instanceof DenseElementsAttr elements && elements.isSplat();
    return isSplat ? "'tensor.splat'" : "'tensor.from_elements'";
  }

  private String of(Value.Argument argument) {
    boolean isOfFunction = argument.owner().isEntry() && argument.owner().parentOp() instanceof FunctionLike;
    if (!isOfFunction) return "let the operation around the block say that its arguments may be written to";
    return state.options().functionBoundaries() ? "let " + names.of(argument) + " be written to: 'bufferization.writable = true'"
        : "bufferize functions with their arguments: 'bufferize-function-boundaries'";
  }

  /** For a tensor that instances of a parallel region share. */
  private @Nullable String of(Value tensor, Op writer) {
    Op region = parallelAround(writer);
    if (region == null) return null;
    Op owner = tensor.definingOp();
    boolean isNew = owner instanceof EmptyOp || owner instanceof AllocTensorOp;
    if (isNew && Tensors.uses(tensor).stream().allMatch(use -> region.isAncestorOf(use.owner()))) {
      return "put " + names.of(tensor) + " inside of " + names.of(region);
    }
    return "let each instance of " + names.of(region) + " write to a slice of its own of a tensor in 'shared_outs', in place of " + names.of(tensor);
  }

  private @Nullable Op parallelAround(Op op) {
    for (Op at = op; at.parentOp() instanceof Op around; at = around) {
      Bufferizable bufferizable = state.ops().of(around);
      if (bufferizable != null && at.parentRegion() != null && bufferizable.isParallel(at.enclosingRegion())) return around;
    }
    return null;
  }

  /** For an operand that may be written to, where nobody has analyzed who reads it. */
  String unanalyzed() {
    return state.options().copyBeforeWrite() ? "leave out 'copy-before-write': copies are made only where reads demand them then"
        : "leave the function out of 'no-analysis-func-filter': copies are made only where reads demand them then";
  }
}
