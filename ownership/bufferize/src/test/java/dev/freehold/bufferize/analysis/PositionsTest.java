// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.BufferizeOptions;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where writes may be that disturb a read, in functions of many blocks: no less than where they do, and not everywhere. */
class PositionsTest {
  private static final Registry REGISTRY = Registry.load();
  private static final String SIGNATURE = "(%v0: tensor<4xf32>, %x: f32, %i: index, %c: i1) -> tensor<4xf32>";

  /** A function under analysis. */
  private static final class Analyzed {
    final Positions positions;
    final OneShotState state;
    final Conflicts conflicts;
    final List<Use> reads = new ArrayList<>();
    final List<Use> writes = new ArrayList<>();

    Analyzed(String text) {
      List<String> errors = new ArrayList<>();
      var parsed = Parser.parse(Source.of("test", text), REGISTRY, new ParserOptions(false), error -> errors.add(error.message()));
      assertNotNull(parsed, () -> errors + "\n" + text);
      Op function = parsed.module().region().entryBlock().firstOp();
      BufferizeOptions plain = BufferizeOptions.DEFAULT;
      BufferizeOptions options = new BufferizeOptions(plain.allowReturnAllocsFromLoops(), plain.allowUnknownOps(), plain.bufferAlignment(), true,
          plain.checkParallelRegions(), plain.copyBeforeWrite(), plain.isAllowed(), plain.functionLayout(), plain.inferResultLayout(),
          plain.unknownLayout(), plain.memorySpaces(), plain.notAnalyzed(), plain.analysis());
      BufferizableOps ops = new BufferizableOps(REGISTRY, Profile.SOUND, options, new SymbolTables());
      Dominance dominance = new Dominance(function);
      state = new OneShotState(function, ops, new CopyReasons(false));
      positions = new Positions(function, ops, dominance);
      conflicts = new Conflicts(state, new ExecutionOrder(ops, dominance), new Accesses(function, state, dominance), null);
      function.walk(op -> {
        for (Use operand : Tensors.operands(op)) {
          if (state.isReadThrough(operand)) reads.add(operand);
          if (state.writes(operand)) writes.add(operand);
        }
      });
    }

    /** Whether a write is where the positions of one that disturbs the read are. */
    boolean meets(Use read, Use write) {
      boolean[] found = {false};
      int at = positions.of(write.owner());
      int end = positions.end(write.owner());
      positions.disturbing(read, state.definitions(read), (first, last) -> found[0] |= first <= end && at <= last);
      return found[0];
    }
  }

  /** Blocks with branches at random; operations on tensors of their own, of a block that is the only one in front, and of the entry. */
  private static String randomFunction(Random random) {
    int blocks = 2 + random.nextInt(7);
    List<int[]> next = new ArrayList<>();
    for (int block = 0; block < blocks; block++) {
      next.add(random.ints(block == blocks - 1 ? 0 : 1 + random.nextInt(2), 1, blocks).distinct().toArray());
    }
    StringBuilder text = new StringBuilder("func.func @f" + SIGNATURE + " {\n");
    List<List<String>> seen = new ArrayList<>();
    int[] count = {0};
    for (int block = 0; block < blocks; block++) {
      int self = block;
      int[] before = IntStream.range(0, blocks).filter(from -> IntStream.of(next.get(from)).anyMatch(to -> to == self)).toArray();
      boolean hasOneBefore = before.length == 1 && before[0] < block;
      List<String> values = new ArrayList<>(block == 0 ? List.of("%v0") : seen.get(hasOneBefore ? before[0] : 0));
      if (block > 0) {
        text.append("^b" + block + "(%a" + block + ": tensor<4xf32>):\n");
        values.add("%a" + block);
      }
      for (int i = random.nextInt(3); i >= 0; i--) text.append(randomOp(random, values, ++count[0]));
      seen.add(values);
      String passed = "(" + any(values, random) + " : tensor<4xf32>)";
      int[] to = next.get(block);
      text.append(switch (to.length) {
        case 0 -> "return " + any(values, random) + " : tensor<4xf32>\n";
        case 1 -> "cf.br ^b" + to[0] + passed + "\n";
        default -> "cf.cond_br %c, ^b" + to[0] + passed + ", ^b" + to[1] + passed + "\n";
      });
    }
    return text.append("}\n").toString();
  }

  private static String randomOp(Random random, List<String> values, int number) {
    String source = any(values, random);
    String insert = "tensor.insert %x into " + source + "[%i] : tensor<4xf32>\n";
    int kind = random.nextInt(4);
    if (kind == 0) return "%e" + number + " = tensor.extract " + source + "[%i] : tensor<4xf32>\n";
    String made = "%v" + number;
    values.add(made);
    return made + " = " + switch (kind) {
      case 1 -> "scf.if %c -> tensor<4xf32> {\n%w" + number + " = " + insert + "scf.yield %w" + number + " : tensor<4xf32>\n} else {\nscf.yield "
          + any(values.subList(0, values.size() - 1), random) + " : tensor<4xf32>\n}\n";
      case 2 -> "scf.for %j" + number + " = %i to %i step %i iter_args(%k" + number + " = " + source + ") -> tensor<4xf32> {\n%w" + number
          + " = tensor.insert %x into %k" + number + "[%i] : tensor<4xf32>\nscf.yield %w" + number + " : tensor<4xf32>\n}\n";
      default -> insert;
    };
  }

  private static String any(List<String> values, Random random) {
    return values.get(random.nextInt(values.size()));
  }

  @Test
  void whatDisturbsIsThere() {
    Random random = new Random(3);
    int disturbing = 0;
    int elsewhere = 0;
    for (int round = 0; round < 400; round++) {
      String text = randomFunction(random);
      Analyzed analyzed = new Analyzed(text);
      for (Use read : analyzed.reads) {
        for (Use write : analyzed.writes) {
          boolean disturbs = analyzed.conflicts.disturbs(write, read);
          boolean meets = analyzed.meets(read, write);
          assertTrue(meets || !disturbs, () -> text + read.owner() + "\nis disturbed by\n" + write.owner());
          if (disturbs) disturbing++;
          if (!meets) elsewhere++;
        }
      }
    }
    assertTrue(disturbing > 0 && elsewhere > disturbing, disturbing + " pairs disturb, " + elsewhere + " cannot");
  }

  /** A loop of blocks, each of which goes on with the tensor: a read meets the write behind it, and no others but those that it always does. */
  @Test
  void chainsInBlocksMeetNeighbours() {
    int length = 60;
    StringBuilder loop = new StringBuilder("func.func @f(%t: tensor<4xf32>, %x: f32, %i: index, %c: i1) {\ncf.br ^loop(%t : tensor<4xf32>)\n")
        .append("^loop(%t0: tensor<4xf32>):\n");
    StringBuilder blocks = new StringBuilder("func.func @f(%t0: tensor<4xf32>, %x: f32, %i: index, %c: i1) {\n");
    for (int i = 0; i < length; i++) {
      String insert = "%t" + (i + 1) + " = tensor.insert %x into %t" + i + "[%i] : tensor<4xf32>\n";
      loop.append(insert);
      blocks.append(insert).append("cf.cond_br %c, ^b" + i + ", ^end\n^b" + i + ":\n");
    }
    loop.append("cf.cond_br %c, ^loop(%t" + length + " : tensor<4xf32>), ^end\n^end:\nreturn\n}");
    blocks.append("cf.br ^end\n^end:\nreturn\n}");
    for (String text : List.of(loop.toString(), blocks.toString())) {
      Analyzed analyzed = new Analyzed(text);
      long pairs = analyzed.reads.stream().flatMap(read -> analyzed.writes.stream().filter(write -> analyzed.meets(read, write))).count();
      assertTrue(pairs <= 4 * length, () -> pairs + " pairs in\n" + text);
    }
  }
}
