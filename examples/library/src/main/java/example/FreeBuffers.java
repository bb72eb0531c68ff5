// SPDX-License-Identifier: Apache-2.0
package example;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CopyOp;
import java.util.List;

/** What a compiler on the JVM does with Freehold: makes a program, has its buffers freed, and prints it. */
public final class FreeBuffers {
  private final Freehold freehold = Freehold.load();

  public static void main(String[] args) {
    FreeBuffers example = new FreeBuffers();
    System.out.print(example.freed(args.length == 0 ? example.builtInCode() : example.freehold.parse(args[0])));
  }

  /** The program with all its deallocations, as text. */
  String freed(ModuleOp module) {
    freehold.run(module, "buffer-deallocation-pipeline");
    return freehold.print(module);
  }

  /** A function that copies its argument to a buffer of its own and forgets it. */
  ModuleOp builtInCode() {
    MemRefType buffer = MemRefType.of(Shape.of(4), FloatType.of(FloatFormat.F32));
    ModuleOp module = freehold.parse("module {}");
    Rewriter rewriter = new Rewriter(freehold.registry());
    FuncOp function = rewriter.atEnd(module.body()).create(FuncOp.of("forgetful", FunctionType.of(List.of(buffer), List.of())));
    rewriter.atEnd(rewriter.createBlock(function.body(), null, List.of(buffer), Location.UNKNOWN));
    AllocOp copy = rewriter.create(AllocOp.of(buffer, List.of()));
    rewriter.create(CopyOp.of(function.arguments().getFirst(), copy.result()));
    rewriter.create(ReturnOp.of(List.of()));
    freehold.verify(module);
    return module;
  }
}
