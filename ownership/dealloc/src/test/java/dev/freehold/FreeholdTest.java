// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.memref.AllocOp;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreeholdTest {
  private final Freehold freehold = Freehold.load();

  @Test
  void freesWhatAProgramBuiltInCodeAllocates() {
    ModuleOp module = freehold.parse("module {}");
    Rewriter rewriter = new Rewriter(freehold.registry());
    FuncOp function = rewriter.atEnd(module.body()).create(FuncOp.of("f", FunctionType.of(List.of(), List.of())));
    Block entry = rewriter.createBlock(function.body(), null, List.of(), Location.UNKNOWN);
    rewriter.atEnd(entry).create(AllocOp.of(MemRefType.of(Shape.of(4), FloatType.of(FloatFormat.F32)), List.<Value>of()));
    rewriter.create(ReturnOp.of(List.of()));
    freehold.verify(module);

    freehold.run(module, "ownership-based-buffer-deallocation,canonicalize,bufferization-lower-deallocations");

    assertEquals(
        """
        module {
          func.func @f() {
            return
          }
        }
        """,
        freehold.print(module).stripTrailing() + "\n",
        "an allocation that is only freed goes away");
  }

  @Test
  void errorsCarryTheirPlaceAndTheSource() {
    ProgramException e = assertThrows(ProgramException.class, () -> freehold.parse("func.func @f() {\n  %0 = memref.allok()\n}"));
    assertEquals(2, ((Location.File) e.diagnostics().getFirst().location()).line());
    assertTrue(e.getMessage().contains("  %0 = memref.allok()\n       ^"), e.getMessage());
  }

  @Test
  void wordsBeyondAsciiSurvive() {
    String text = "module attributes {user.greeting = \"grüß Gott\"} {\n}";
    ModuleOp module = freehold.parse(text);
    assertTrue(freehold.parse(freehold.print(module)).attr("user.greeting") != null);
    assertEquals(module.attr("user.greeting"), freehold.parse(freehold.print(module)).attr("user.greeting"));
  }

  @Test
  void aPipelineThatCannotBeReadIsAnError() {
    ModuleOp module = freehold.parse("module {}");
    assertThrows(ProgramException.class, () -> freehold.run(module, "bufer-deallocation"));
  }

  @Test
  void unregisteredOperationsMayBeKept() {
    String program = "module {\n  \"their.op\"() : () -> ()\n}\n";
    assertThrows(ProgramException.class, () -> freehold.parse(program));
    assertEquals(program, freehold.print(freehold.parse(program, new ParserOptions(true))));
  }
}
