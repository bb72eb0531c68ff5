// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value with a pointer in it, and with what else it needs: {@code ptr.from_ptr %p metadata %m : <#ptr.generic_space> -> memref<f32, …>}. */
public final class FromPtrOp extends Op implements Pure {
  public static final OpDef<FromPtrOp> DEF = OpDef.of("ptr.from_ptr", FromPtrOp.class, FromPtrOp::new)
      .operand("ptr", PtrType.SET)
      .optionalOperand("metadata", PtrMetadataType.SET)
      .result("result", PtrType.LIKE)
      .typeFrom("metadata type", "result", "metadata", PtrMetadataType::new)
      .assembly("$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)")
      .build();

  private FromPtrOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (result().type() instanceof PtrType) check.plainError("the result type cannot be `!ptr.ptr`");
    else ToPtrOp.verifySpace(result(), operand("ptr"), check);
  }

  /** The value that pointer and metadata were taken from. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Value found = null;
    FromPtrOp last = this;
    while (last != null && last.operandCount() == 2 && last.operand("ptr").definingOp() instanceof ToPtrOp taken) {
      Value source = taken.operand("ptr");
      boolean whole = source.type().equals(last.result().type())
          && last.operand(1).definingOp() instanceof GetMetadataOp rest && rest.operand("ptr") == source;
      if (!whole) break;
      found = source;
      last = source.definingOp() instanceof FromPtrOp earlier ? earlier : null;
    }
    return found == null ? null : List.of(found);
  }
}
