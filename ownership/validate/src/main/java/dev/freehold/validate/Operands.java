// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import java.util.function.IntConsumer;

/** Which variables an instruction reads, and which it sets. */
final class Operands {
  private Operands() {}

  static void forEachRead(Instr instr, IntConsumer f) {
    switch (instr) {
      case Instr.Birth birth -> {}
      case Instr.Access access -> each(access.handles(), f);
      case Instr.Free free -> {
        each(free.handle(), f);
        each(free.awaited(), f);
      }
      case Instr.Dealloc dealloc -> {
        each(dealloc.memrefs(), f);
        each(dealloc.conditions(), f);
        each(dealloc.retained(), f);
      }
      case Instr.Call call -> each(call.arguments(), f);
      case Instr.Assign assign -> each(assign.source(), f);
      case Instr.Put put -> {
        each(put.source(), f);
        each(put.cell(), f);
      }
      case Instr.Choose choose -> each(choose.sources(), f);
      case Instr.Forget forget -> {}
      case Instr.GoOn goOn -> {}
      case Instr.Escape escape -> each(escape.handle(), f);
      case Instr.Start start -> each(start.captured(), f);
      case Instr.Await await -> each(await.tokens(), f);
      case Instr.Decide decide -> {
        each(decide.addresses(), f);
        each(decide.conditions(), f);
        each(decide.retained(), f);
      }
      case Instr.Return end -> each(end.values(), f);
    }
  }

  static void forEachWrite(Instr instr, IntConsumer f) {
    switch (instr) {
      case Instr.Dealloc dealloc -> each(dealloc.results(), f);
      case Instr.Call call -> each(call.results(), f);
      case Instr.Assign assign -> each(assign.target(), f);
      case Instr.Forget forget -> each(forget.flag(), f);
      case Instr.Put put -> each(put.cell(), f);
      case Instr.Choose choose -> each(choose.target(), f);
      case Instr.Start start -> each(start.token(), f);
      case Instr.GoOn goOn -> each(goOn.tokens(), f);
      case Instr.Decide decide -> {
        each(decide.frees(), f);
        each(decide.keeps(), f);
      }
      default -> {}
    }
  }

  private static void each(int v, IntConsumer f) {
    if (v >= 0) f.accept(v);
  }

  private static void each(int[] variables, IntConsumer f) {
    for (int v : variables) each(v, f);
  }
}
