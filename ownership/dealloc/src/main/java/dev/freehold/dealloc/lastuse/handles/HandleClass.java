// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Values that are views of one another, so that all denote the same buffer at any time. One of them, the base, is what the others are views of.
 */
public final class HandleClass {
  /** How the base gets its buffer. */
  public enum Kind {
    /** It is allocated, returned by a call as a new one, or passed to the function, which has to free it. */
    SITE,
    /** A call returns it, or it is passed to the function, and an {@code i1} tells whether it has to be freed, or is just borrowed. */
    CONDITIONAL_SITE,
    /** Control brings it: a parameter of a basic block. */
    PARAMETER,
    /** The operation that defines it chooses among its operands. */
    CHOICE
  }

  private final int number;
  private final Kind kind;
  private final Value base;
  private final BasicBlock home;
  /** The bases or views that a parameter is passed or a choice is made among. */
  private final List<Value> sources = new ArrayList<>(2);
  private PersistentIntSet origins = PersistentIntSet.EMPTY;

  HandleClass(int number, Kind kind, Value base, BasicBlock home) {
    this.number = number;
    this.kind = kind;
    this.base = base;
    this.home = home;
  }

  public int number() {
    return number;
  }

  public Kind kind() {
    return kind;
  }

  /** Whether it may be a buffer that comes into being where it is defined. */
  public boolean isSite() {
    return kind == Kind.SITE || kind == Kind.CONDITIONAL_SITE;
  }

  public Value base() {
    return base;
  }

  /** The basic block that defines it. */
  public BasicBlock home() {
    return home;
  }

  public boolean isParameterOf(BasicBlock block) {
    return kind == Kind.PARAMETER && home == block;
  }

  /** Whether operations of a basic block can use the base, as far as regions decide. */
  public boolean isVisibleIn(BasicBlock block) {
    return block.region().isIn(home.region());
  }

  public List<Value> sources() {
    return sources;
  }

  /** The numbers of the sites whose buffers it may denote. */
  public PersistentIntSet origins() {
    return origins;
  }

  void origins(PersistentIntSet sites) {
    origins = sites;
  }

  @Override
  public String toString() {
    return kind + " " + number;
  }
}
