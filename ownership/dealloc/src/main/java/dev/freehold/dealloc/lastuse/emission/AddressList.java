// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.emission;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.emit.ScfCode;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the address of a buffer among those of many others by a linear search. They are in an array on the stack, which all searches of a function
 * share:
 *
 * <pre>
 *   memref.store %p0, %list[%c0] …
 *   %found = scf.for %i = %c0 to %n step %c1 iter_args(%last = %n) -> (index) {
 *     %p = memref.load %list[%i] …
 *     %same = arith.cmpi eq, %p, %x
 *     %next = arith.select %same, %i, %last
 *     scf.yield %next
 *   }
 * </pre>
 */
final class AddressList {
  /** How long the array may get; where more are compared, it is filled again. */
  static final int MOST = 64;

  private final Region body;
  private final int inlineLimit;
  private final BooleanCode code;
  private final Rewriter rewriter;
  private final Registry registry;
  private @Nullable Value array;

  /**
   * Makes no array yet.
   *
   * @param body what the array is for: the body of a function, or another region
   * @param inlineLimit how many addresses are compared without an array
   */
  AddressList(Region body, int inlineLimit, BooleanCode code, Rewriter rewriter, Registry registry) {
    this.body = body;
    this.inlineLimit = inlineLimit;
    this.code = code;
    this.rewriter = rewriter;
    this.registry = registry;
  }

  /** Whether that many addresses are looked for by a loop at a place: not where others may use the array at the same time. */
  boolean isUsed(int count, Place place) {
    return count > inlineLimit && body.enclosingOp() instanceof FunctionLike && body.enclosingOp() instanceof AutomaticAllocationScope
        && runsAlone(place.region());
  }

  private boolean runsAlone(Region region) {
    for (Region inner = region; inner != body; inner = Objects.requireNonNull(inner.enclosingOp().parentRegion())) {
      if (Concurrency.hasConcurrentRegions(inner.enclosingOp(), registry)) return false;
    }
    return true;
  }

  /** Makes the array at the start of the function; nothing if {@code length} is zero. */
  void make(int length) {
    if (length == 0) return;
    MemRefType type = MemRefType.of(Shape.of(Math.min(length, MOST)), IndexType.INSTANCE, null, null);
    rewriter.atStart(body.entryBlock()).withLocation(body.enclosingOp().location());
    array = rewriter.create(AllocaOp.of(type, List.of(), List.of(), null)).result();
  }

  /** What has been found: the position of an address. */
  record Found(List<Value> positions, Value position) {}

  /** Looks for the address of a buffer among those of some others, at most {@link #MOST}. */
  Found find(Value buffer, List<Value> others) {
    Value list = Objects.requireNonNull(array, "is made before");
    Value address = address(buffer);
    List<Value> positions = new ArrayList<>();
    for (int i = 0; i <= others.size(); i++) positions.add(rewriter.create(ConstantOp.index(i)).result());
    for (int i = 0; i < others.size(); i++) rewriter.create(StoreOp.of(address(others.get(i)), list, List.of(positions.get(i))));
    Value one = rewriter.create(ConstantOp.index(1)).result();
    Value none = positions.getLast();
    Value position = ScfCode.count(positions.getFirst(), none, one, List.of(none), rewriter, (i, last) -> {
      Value other = rewriter.create(LoadOp.of(list, List.of(i))).result();
      return List.of(code.select(code.compare(IntegerPredicate.EQ, other, address), i, last.getFirst()));
    }).getFirst();
    return new Found(positions, position);
  }

  /** Whether it is the address of one of them, by number, or behind the last one, whether it is that of none. */
  Value isAt(Found found, int number) {
    return code.compare(IntegerPredicate.EQ, found.position(), found.positions().get(number));
  }

  private Value address(Value buffer) {
    return rewriter.create(ExtractAlignedPointerAsIndexOp.of(buffer)).result();
  }
}
