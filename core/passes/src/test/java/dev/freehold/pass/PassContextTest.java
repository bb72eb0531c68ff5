// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Workers;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work on operations that see nothing of one another: with any number of threads as with one. */
class PassContextTest {
  private static final int MODULES = 200;

  private final List<String> said = new ArrayList<>();
  private final Op root =
      Toy.parse("module {\n" + String.join("", IntStream.range(0, MODULES).mapToObj(i -> "module @m" + i + " {}\n").toList()) + "}\n");

  private PassContext context(int threads) {
    Reports reports = new Reports(diagnostic -> said.add(diagnostic.message()), Remarks.NONE);
    return new PassContext(root, Toy.REGISTRY, Profile.SOUND, reports, Workers.of(threads));
  }

  private List<Op> modules() {
    List<Op> modules = new ArrayList<>();
    root.region(0).entryBlock().forEach(modules::add);
    return modules;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void reportsInOrderAndAddsUp(int threads) {
    PassContext cx = context(threads);
    SymbolTables symbols = cx.symbols();
    cx.forEachApart(modules(), (module, own) -> {
      assertSame(symbols, own.symbols());
      own.count("modules", 1);
      own.report(Diagnostic.remark(module.location(), SymbolTables.nameOf(module) + " first"));
      own.report(Diagnostic.warning(module.location(), SymbolTables.nameOf(module) + " second"));
    });
    assertEquals(IntStream.range(0, MODULES).boxed().flatMap(i -> List.of("m" + i + " first", "m" + i + " second").stream()).toList(), said);
    assertEquals(Map.of("modules", (long) MODULES), cx.endPass());
    assertFalse(cx.failed());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void failsIfOneFails(int threads) {
    PassContext cx = context(threads);
    cx.forEachApart(modules(), (module, own) -> {
      if ("m7".equals(SymbolTables.nameOf(module))) own.report(Diagnostic.error(module.location(), "wrong"));
    });
    assertEquals(List.of("wrong"), said);
    assertTrue(cx.failed());
  }
}
