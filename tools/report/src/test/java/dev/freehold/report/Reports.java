// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Profile;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;

/** Reports of programs in tests. */
final class Reports {
  static final Freehold FREEHOLD = Freehold.load();
  /** A program in which a flag has to tell whether a buffer is to be freed. */
  static final String FLAG = """
      func.func @f(%c: i1, %m: memref<4xf32>, %out: memref<4xf32>) {
        %unused = arith.constant 1 : index
        cf.cond_br %c, ^new, ^end(%m : memref<4xf32>)
      ^new:
        %a = memref.alloc() : memref<4xf32>
        cf.br ^end(%a : memref<4xf32>)
      ^end(%r: memref<4xf32>):
        memref.copy %r, %out : memref<4xf32> to memref<4xf32>
        return
      }
      """;
  private static final Executors EXECUTORS = Executors.load();

  private Reports() {}

  static ProgramText read(String name, String program) {
    Source source = Source.of(name, program);
    ModuleOp module = Parser.parse(source, FREEHOLD.registry(), new ParserOptions(false), Reports::fail).module();
    return ProgramText.read(module, source);
  }

  /** A report of what a pipeline makes of a program; of the program itself, where the pipeline is empty. */
  static Report of(String name, String program, String pipeline) {
    List<String> passes = pipeline.isEmpty() ? List.of() : List.of("--" + pipeline);
    return new Report(name, passes, read(name, program), pipeline.isEmpty() ? null : transformed(name, program, pipeline), List.of(), null, null,
        FREEHOLD.registry(), EXECUTORS, new CheckLimits(50, 100_000));
  }

  static Report.Transformed transformed(String name, String program, String pipeline) {
    return Report.Transformed.of(read(name, program), op -> {
      FREEHOLD.run((ModuleOp) op, pipeline);
      return true;
    }, op -> ProgramText.print(op, FREEHOLD.registry(), Profile.SOUND, false, Reports::fail));
  }

  private static void fail(Diagnostic diagnostic) {
    throw new AssertionError(diagnostic);
  }
}
