// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.emit.ScfCode;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A function that decides which of several buffers to free, when the program runs:
 *
 * <pre>
 *   for each buffer i:
 *     free[i] = owned[i], unless its address is that of a retained buffer or of a buffer before it (that is owned)
 *   for each retained buffer r:
 *     keeps[r] = whether a buffer that is owned has its address
 * </pre>
 */
final class DeallocHelper {
  private static final List<Type> INPUTS = List.of(list(IndexType.INSTANCE), list(IndexType.INSTANCE),
      list(IntegerType.I1), list(IntegerType.I1), list(IntegerType.I1));

  private final Rewriter rewriter;
  private final boolean asksOwners;
  private final Value addresses;
  private final Value retainedAddresses;
  private final Value owned;
  private final Value free;
  private final Value keeps;
  private final Value zero;
  private final Value one;
  private final Value always;
  private final Value never;
  private final Value count;
  private final Value retainedCount;

  private DeallocHelper(Block entry, boolean asksOwners, Rewriter rewriter) {
    this.rewriter = rewriter;
    this.asksOwners = asksOwners;
    addresses = entry.argument(0);
    retainedAddresses = entry.argument(1);
    owned = entry.argument(2);
    free = entry.argument(3);
    keeps = entry.argument(4);
    zero = rewriter.create(ConstantOp.index(0)).result();
    one = rewriter.create(ConstantOp.index(1)).result();
    always = Buffers.bool(rewriter, true, rewriter.location());
    never = Buffers.bool(rewriter, false, rewriter.location());
    count = rewriter.create(DimOp.of(addresses, zero)).result();
    retainedCount = rewriter.create(DimOp.of(retainedAddresses, zero)).result();
  }

  /** A list of unknown length. */
  static MemRefType list(Type element) {
    return MemRefType.of(Shape.of(Shape.DYNAMIC), element);
  }

  /**
   * Adds the function at the end of a symbol table; returns its name, which is a new one.
   *
   * @param asksOwners whether a buffer before another counts only if it is owned; it need not be asked where aliases have the same owner
   */
  static String addTo(Op table, Location location, boolean asksOwners, Registry registry) {
    Rewriter rewriter = new Rewriter(registry).withLocation(location);
    rewriter.atEnd(table.region().entryBlock());
    FuncOp function = rewriter.create(FuncOp.of("dealloc_helper", FunctionType.of(INPUTS, List.of())));
    rewriter.setAttr(function, Symbol.VISIBILITY, StringAttr.of("private"));
    String name = new SymbolTables().insert(table, function, rewriter);
    new DeallocHelper(rewriter.createBlock(function.body(), null, INPUTS, location), asksOwners, rewriter).fill();
    return name;
  }

  private void fill() {
    forEach(retainedCount, i -> store(never, keeps, i));
    forEach(count, this::decide);
    rewriter.create(ReturnOp.of(List.of()));
  }

  private void decide(Value i) {
    Value address = load(addresses, i);
    Value isOwned = load(owned, i);
    Value notRetained = all(retainedCount, always, r -> {
      Value retained = load(retainedAddresses, r);
      ScfCode.when(compare(IntegerPredicate.EQ, retained, address), rewriter, () -> {
        Value before = load(keeps, r);
        store(rewriter.create(OrIOp.of(before, isOwned)).result(), keeps, r);
      });
      return compare(IntegerPredicate.NE, retained, address);
    });
    Value isFirst = all(i, notRetained, k -> isNotFreedAs(k, address));
    store(rewriter.create(AndIOp.of(isFirst, isOwned)).result(), free, i);
  }

  /** Whether the buffer with a number is none that is freed at that address. */
  private Value isNotFreedAs(Value k, Value address) {
    Value differs = compare(IntegerPredicate.NE, load(addresses, k), address);
    if (!asksOwners) return differs;
    Value isOthers = rewriter.create(XOrIOp.of(load(owned, k), always)).result();
    return rewriter.create(OrIOp.of(differs, isOthers)).result();
  }

  private void forEach(Value count, Consumer<Value> body) {
    ScfCode.count(zero, count, one, List.of(), rewriter, (i, carried) -> {
      body.accept(i);
      return List.of();
    });
  }

  /** Whether {@code start} holds, and {@code test} for all numbers below {@code count}. */
  private Value all(Value count, Value start, UnaryOperator<Value> test) {
    return ScfCode.count(zero, count, one, List.of(start), rewriter, (i, carried) -> {
      Value holds = test.apply(i);
      return List.of(rewriter.create(AndIOp.of(carried.getFirst(), holds)).result());
    }).getFirst();
  }

  private Value compare(IntegerPredicate predicate, Value a, Value b) {
    return rewriter.create(CmpIOp.of(predicate, a, b)).result();
  }

  private Value load(Value list, Value i) {
    return rewriter.create(LoadOp.of(list, List.of(i))).result();
  }

  private void store(Value value, Value list, Value i) {
    rewriter.create(StoreOp.of(value, list, List.of(i)));
  }
}
