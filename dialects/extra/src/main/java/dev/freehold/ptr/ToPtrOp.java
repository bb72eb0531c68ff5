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

/** The pointer in a value: {@code ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> <#ptr.generic_space>}. */
public final class ToPtrOp extends Op implements Pure {
  public static final OpDef<ToPtrOp> DEF = OpDef.of("ptr.to_ptr", ToPtrOp.class, ToPtrOp::new)
      .operand("ptr", PtrType.LIKE)
      .result("result", PtrType.SET)
      .assembly("$ptr attr-dict `:` type($ptr) `->` type($result)")
      .build();

  private ToPtrOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (operand("ptr").type() instanceof PtrType) check.plainError("the input value cannot be of type `!ptr.ptr`");
    else verifySpace(operand("ptr"), result(), check);
  }

  static void verifySpace(Value like, Value pointer, Checker check) {
    boolean same = ((PtrType) pointer.type()).memorySpace().equals(PtrType.spaceOf(like.type()));
    if (!same) check.plainError("expected the input and output to have the same memory space");
  }

  /** The pointer that a value was made from. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Value pointer = null;
    ToPtrOp last = this;
    while (last != null && last.operand("ptr").definingOp() instanceof FromPtrOp made) {
      pointer = made.operand("ptr");
      last = pointer.definingOp() instanceof ToPtrOp earlier ? earlier : null;
    }
    return pointer == null ? null : List.of(pointer);
  }
}
