// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.described;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.dealloc.Allocating;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.irdl.constraint.Misdescription;
import dev.freehold.irdl.described.Behaviour;
import dev.freehold.irdl.described.Definition;
import dev.freehold.memref.DeallocOp;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What passes may do about the buffer that an operation allocates:
 * {@code freehold.allocation = {freed_by = "pool.give_back", copied_by = "pool.copy_of", leaves = ["blocks", "loops"]}}. Without
 * {@code freed_by}, {@code memref.dealloc} frees it and {@code bufferization.clone} copies it.
 *
 * @param copying null where there is no operation that copies
 */
record Allocation(Supplier<OpDef<?>> freeing, @Nullable Supplier<OpDef<?>> copying, boolean leavesBlocks, boolean leavesLoops)
    implements Behaviour, Allocating {
  private static final String WORD = "allocation";
  private static final String FREED_BY = "freed_by";
  private static final String COPIED_BY = "copied_by";
  private static final String LEAVES = "leaves";
  private static final String BLOCKS = "blocks";
  private static final String LOOPS = "loops";

  static @Nullable Allocation read(Definition definition) throws Misdescription {
    DictAttr dict = definition.dictionary(WORD, FREED_BY, COPIED_BY, LEAVES);
    if (dict == null) return null;
    Set<String> places = places(dict.get(LEAVES), definition);
    Attribute freedBy = dict.get(FREED_BY);
    Attribute copiedBy = dict.get(COPIED_BY);
    Supplier<OpDef<?>> copying = copiedBy != null ? operation(copiedBy, definition) : freedBy == null ? () -> CloneOp.DEF : null;
    Supplier<OpDef<?>> freeing = freedBy == null ? () -> DeallocOp.DEF : operation(freedBy, definition);
    return new Allocation(freeing, copying, places.contains(BLOCKS), places.contains(LOOPS));
  }

  private static Supplier<OpDef<?>> operation(Attribute name, Definition definition) throws Misdescription {
    return definition.operation(WORD, definition.string(WORD, name));
  }

  private static Set<String> places(@Nullable Attribute leaves, Definition definition) throws Misdescription {
    Set<String> places = new HashSet<>();
    if (leaves == null) return places;
    for (Attribute place : definition.array(WORD, leaves)) places.add(definition.string(WORD, place));
    List<String> known = List.of(BLOCKS, LOOPS);
    if (!known.containsAll(places)) throw definition.wrong(WORD, "has an unknown 'leaves'; expected one of " + Definition.quoted(known));
    return places;
  }

  @Override
  public void register(Class<? extends Op> kind, Registrar registrar) {
    registrar.model(kind, Allocating.class, op -> this);
  }

  @Override
  public OpState<?> free(Value buffer) {
    return freeing.get().state().operands(buffer);
  }

  @Override
  public @Nullable OpState<?> copy(Value buffer) {
    return copying == null ? null : copying.get().state().operands(buffer).results(buffer.type());
  }
}
