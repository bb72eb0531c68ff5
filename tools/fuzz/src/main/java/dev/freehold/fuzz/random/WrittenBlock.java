// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** A block that is being written: where the text goes, and which names are new. What is in scope is up to those who extend it. */
public abstract class WrittenBlock {
  protected final Text out;
  protected final RandomSource random;
  private final int depth;
  /** How many names the function has. */
  private final int[] names;

  /** The outermost block of a function. */
  protected WrittenBlock(Text out, RandomSource random) {
    this.out = out;
    this.random = random;
    depth = 0;
    names = new int[1];
  }

  /** A block in a region of another one. */
  protected WrittenBlock(WrittenBlock around) {
    out = around.out;
    random = around.random;
    depth = around.depth + 1;
    names = around.names;
  }

  public final Text out() {
    return out;
  }

  public final RandomSource random() {
    return random;
  }

  /** How many regions of operations are around the block. */
  public final int depth() {
    return depth;
  }

  /** A name that no value of the function has. */
  public final String name() {
    return "%v" + names[0]++;
  }

  /** Writes an operation with one result; returns its name. */
  public final String line(String op) {
    String name = name();
    out.line(name + " = " + op);
    return name;
  }
}
