// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.func.FuncOp;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import org.jspecify.annotations.Nullable;

/** What a function declares of a tensor argument, for One-Shot Bufferize. */
public record TensorArgument(FuncOp function, int index) {
  /** Whether the function may write to the buffer: a boolean attribute. */
  public static final String WRITABLE = "bufferization.writable";
  /** The name of the attribute for {@link Access}. */
  public static final String ACCESS = "bufferization.access";

  /** What a function does with the buffer that takes the place of a tensor argument. */
  public enum Access {
    NONE("none"),
    READ("read"),
    WRITE("write"),
    READ_WRITE("read-write");

    private final String keyword;

    Access(String keyword) {
      this.keyword = keyword;
    }

    /** Returns the access of a keyword, or null. */
    static @Nullable Access of(String keyword) {
      for (Access access : values()) {
        if (access.keyword.equals(keyword)) return access;
      }
      return null;
    }

    /** Returns the access of a function that reads the buffer or not, and writes to it or not. */
    public static Access of(boolean reads, boolean writes) {
      if (reads) return writes ? READ_WRITE : READ;
      return writes ? WRITE : NONE;
    }

    /** The value of the attribute. */
    public String keyword() {
      return keyword;
    }

    /** Whether the function reads the buffer. */
    public boolean reads() {
      return this == READ || this == READ_WRITE;
    }

    /** Whether the function writes to the buffer. */
    public boolean writes() {
      return this == WRITE || this == READ_WRITE;
    }
  }

  /** Whether the function may write to the buffer that takes the place of the argument: unless it declares otherwise. */
  public boolean isWritable() {
    return !(attribute(WRITABLE) instanceof IntegerAttr writable) || !writable.isZero();
  }

  /** The access that the function declares, or null. */
  public @Nullable Access access() {
    return attribute(ACCESS) instanceof StringAttr access ? Access.of(access.value()) : null;
  }

  private @Nullable Attribute attribute(String name) {
    return function.argumentAttrs(index).get(name);
  }
}
