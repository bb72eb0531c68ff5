// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.arith.ArithDialect;
import dev.freehold.bufferization.BufferizationDialect;
import dev.freehold.bufferize.driver.BufferizeRun;
import dev.freehold.bufferize.registration.BufferizeExtension;
import dev.freehold.func.FuncDialect;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Extension;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.memref.MemRefDialect;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A dialect of somebody else's takes part: by a model that an extension registers, or by implementing the interface itself. */
class ThirdPartyDialectTest {
  /** Negates all elements of its operand, in place. */
  public static final class NegateOp extends Op {
    static final OpDef<NegateOp> DEF =
        OpDef.of("their.negate", NegateOp.class, NegateOp::new).operand("x", TypeSet.ANY).results("r", TypeSet.ANY).build();

    private NegateOp(OpState<?> state) {
      super(state);
    }
  }

  /** Reads its operand; says so itself. */
  public static final class ShowOp extends Op implements ReadOnly {
    static final OpDef<ShowOp> DEF = OpDef.of("their.show", ShowOp.class, ShowOp::new).operand("x", TypeSet.ANY).build();

    private ShowOp(OpState<?> state) {
      super(state);
    }

    @Override
    public void bufferize(Bufferizer to) {
      to.replaceWith(this, DEF.state().operands(to.buffer(operand("x"))));
    }
  }

  private record NegateModel(NegateOp op) implements Bufferizable {
    @Override
    public boolean reads(Use operand, AnalysisState state) {
      return true;
    }

    @Override
    public boolean writes(Use operand, AnalysisState state) {
      return true;
    }

    @Override
    public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
      return List.of(AliasingValue.equivalent(op.result()));
    }

    @Override
    public void bufferize(Bufferizer to) {
      Value buffer = to.buffer(op.operand("x"));
      to.rewriter().before(op);
      to.create(NegateOp.DEF.state().operands(buffer));
      to.replace(op, buffer);
    }
  }

  private static final Dialect THEIRS = new Dialect() {
    @Override
    public String namespace() {
      return "their";
    }

    @Override
    public void register(Registrar registrar) {
      registrar.ops(NegateOp.DEF, ShowOp.DEF);
    }
  };

  private static final Extension MODEL =
      registrar -> registrar.whenLoaded("their", their -> their.model(NegateOp.class, Bufferizable.class, NegateModel::new));

  private static String bufferized(String program, List<Extension> extensions, List<Diagnostic> diagnostics) {
    Registry registry =
        Registry.of(List.of(THEIRS, new ArithDialect(), new BufferizationDialect(), new FuncDialect(), new MemRefDialect()), extensions);
    Op module = Objects.requireNonNull(Parser.parse(Source.of("-", program), registry, ParserOptions.DEFAULT, diagnostics::add)).module();
    PassContext cx = new PassContext(module, registry, Profile.SOUND, diagnostics::add);
    new BufferizeRun(module, BufferizeOptions.DEFAULT.withFunctionBoundaries(), cx).bufferize();
    return Printing.print(module, registry);
  }

  private static final String PROGRAM = """
      func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
        %n = "their.negate"(%t) : (tensor<4xf32>) -> tensor<4xf32>
        "their.show"(%t) : (tensor<4xf32>) -> ()
        return %n : tensor<4xf32>
      }
      """;

  @Test
  void aWriteInFrontOfAReadGetsACopy() {
    List<Diagnostic> diagnostics = new ArrayList<>();
    String result = bufferized(PROGRAM, List.of(new BufferizeExtension(), MODEL), diagnostics);
    assertEquals(List.of(), diagnostics);
    assertTrue(result.contains("memref.copy %arg0, %alloc"), result);
    assertTrue(result.contains("\"their.negate\"(%alloc) : (memref<4xf32>) -> ()"), result);
    assertTrue(result.contains("\"their.show\"(%arg0)"), result);
  }

  @Test
  void aWriteBehindAReadIsInPlace() {
    List<Diagnostic> diagnostics = new ArrayList<>();
    String swapped = PROGRAM.replaceFirst("(  %n = .*\n)(  \"their.show.*\n)", "$2$1");
    String result = bufferized(swapped, List.of(new BufferizeExtension(), MODEL), diagnostics);
    assertEquals(List.of(), diagnostics);
    assertTrue(result.contains("\"their.negate\"(%arg0)"), result);
  }

  @Test
  void withoutAModelThereIsAnError() {
    List<Diagnostic> diagnostics = new ArrayList<>();
    bufferized(PROGRAM, List.of(new BufferizeExtension()), diagnostics);
    assertEquals(List.of("op was not bufferized"), diagnostics.stream().map(Diagnostic::message).toList());
  }
}
