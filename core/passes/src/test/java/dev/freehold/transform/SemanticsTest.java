// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.toy.ToyOps;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** General transforms do not change what random programs do: their effects, in order, and what they return. */
class SemanticsTest {
  private static final int STEPS = 60;
  private static final PassRegistry PASSES = PassRegistry.of(new StandardPasses());

  @ParameterizedTest
  @ValueSource(strings = {
      "canonicalize", "canonicalize{top-down=false}", "canonicalize{region-simplify=aggressive}",
      "canonicalize{region-simplify=disabled max-iterations=1 max-num-rewrites=2}", "cse",
      "toy.func(cse,canonicalize)", "loop-invariant-code-motion", "strip-debuginfo,cse,canonicalize{region-simplify=aggressive},cse",
  })
  void randomPrograms(String passes) {
    int changed = 0;
    for (int seed = 0; seed < 150; seed++) {
      ModuleOp module = RandomProgram.function(seed, 1 + seed % 7, IntegerType.I32, SemanticsTest::make);
      String before = Toy.print(module);
      List<String> expected = behaviour(module);
      List<Diagnostic> reported = new ArrayList<>();
      Pipeline pipeline = new PipelineParser(PASSES, reported::add).parse("builtin.module(" + passes + ")");
      assertNotNull(pipeline, reported::toString);
      assertTrue(new PipelineRunner(Toy.REGISTRY, reported::add, RunSettings.DEFAULT).run(pipeline, module), reported::toString);
      assertTrue(IrInvariants.hold(module));
      assertTrue(Verifier.verify(module, Toy.REGISTRY, reported::add), reported::toString);
      String after = Toy.print(module);
      assertEquals(expected, behaviour(module), () -> before + after);
      if (!before.equals(after)) changed++;
    }
    boolean mayChange = !passes.startsWith("loop");
    assertEquals(mayChange, changed > 20, "programs that have changed: " + changed);
  }

  private static Value make(Rewriter rewriter, Supplier<Value> value, Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> RandomProgram.constant(rewriter, random);
      case 1 -> rewriter.create(ToyOps.Any.of(List.of(value.get()), IntegerType.I32)).result();
      case 2 -> rewriter.create(ToyOps.Compute.of(List.of(value.get()), IntegerType.I32)).result();
      default -> rewriter.create(ToyOps.Add.of(value.get(), value.get())).result();
    };
  }

  /** What the function does for some inputs. */
  private static List<String> behaviour(ModuleOp module) {
    List<String> all = new ArrayList<>();
    for (int input = 0; input < 6; input++) all.addAll(run(module.body().first().region(0).first(), input));
    return all;
  }

  /** The conditions of branches are an input too: the first operation with an effect that is the {@link #STEPS}th ends the run. */
  private static List<String> run(Block entry, int input) {
    Map<Value, Integer> values = new IdentityHashMap<>();
    values.put(entry.argument(0), input * 7);
    values.put(entry.argument(1), input & 1);
    List<String> trace = new ArrayList<>();
    Block block = entry;
    for (int blocks = 0; blocks < STEPS && block != null; blocks++) {
      for (Op op = block.first(); op != block.last(); op = op.next()) execute(op, values, trace);
      block = leave(block.last(), values, trace);
    }
    // How many blocks a program has on its way may change: one that does not end only has to begin alike.
    return block == null ? trace : trace.subList(0, Math.min(trace.size(), 3));
  }

  private static void execute(Op op, Map<Value, Integer> values, List<String> trace) {
    List<Integer> operands = op.operands().stream().map(values::get).toList();
    int result = switch (op) {
      case ConstantLike constant -> ((IntegerAttr) constant.value()).value().intValue();
      case ToyOps.Add add -> operands.get(0) + operands.get(1);
      case ToyOps.Compute compute -> operands.getFirst() * 31 + 7;
      default -> {
        trace.add(op.name() + operands);
        yield operands.getFirst() ^ trace.size();
      }
    };
    values.put(op.result(), result);
  }

  private static Block leave(Op end, Map<Value, Integer> values, List<String> trace) {
    if (end instanceof ToyOps.Return) {
      trace.add("returns " + values.get(end.operand(0)));
      return null;
    }
    int taken = end instanceof ToyOps.CondBranch && values.get(end.operand(0)) == 0 ? 1 : 0;
    List<Integer> passed = ((BranchOp) end).successorOperands(taken).stream().map(values::get).toList();
    for (int i = 0; i < passed.size(); i++) values.put(end.successor(taken).argument(i), passed.get(i));
    return end.successor(taken);
  }
}
