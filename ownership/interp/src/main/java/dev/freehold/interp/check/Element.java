// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Unknown;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;

/**
 * A value that the program only computes with, as a rule: an element of a buffer with unknown contents, or a float.
 *
 * @param contents the name of what was put there
 * @param offset in bytes; -1 for what is in no buffer
 */
record Element(String contents, long offset, Type type, Symbols symbols) implements Unknown {
  @Override
  public boolean isBoolean() {
    return type.equals(IntegerType.I1);
  }

  @Override
  public Object resolve() {
    Object value = open().resolve();
    symbols.oracle().asked(this);
    return value;
  }

  @Override
  public Object sample() {
    return symbols.sample(this);
  }

  @Override
  public void decide(Op at) {
    symbols.condition(this).decide(at);
  }

  @Override
  public Object chosen(Object value, Type valueType) {
    return symbols.condition(this).chosen(value, valueType);
  }

  /** Whether nothing is known of it, not even what it is equal to: an operation without executor has put it there. */
  boolean isOpaque() {
    return symbols.isOpaque();
  }

  /** A number for what it is; its samples are made of it. */
  long identity() {
    return Symbols.mix(contents.hashCode(), offset);
  }

  Object settled() {
    return symbols.settled(this);
  }

  Open open() {
    return new Open(question(), type, symbols.domains(), symbols.oracle());
  }

  String question() {
    return offset < 0 ? contents : contents + ", byte " + offset;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Element element && offset == element.offset && contents.equals(element.contents);
  }

  @Override
  public int hashCode() {
    return 31 * contents.hashCode() + Long.hashCode(offset);
  }

  @Override
  public String toString() {
    return question();
  }
}
