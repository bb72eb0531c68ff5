// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** Integers of a width in bits, at most {@link #MAX_WIDTH}. */
public record IntegerType(int width, Signedness signedness) implements Type {
  /** How the bits are read; signless leaves it to the operations. */
  public enum Signedness {
    SIGNLESS("i"),
    SIGNED("si"),
    UNSIGNED("ui");

    private final String prefix;

    Signedness(String prefix) {
      this.prefix = prefix;
    }
  }

  public static final int MAX_WIDTH = (1 << 24) - 1;
  public static final IntegerType I1 = new IntegerType(1, Signedness.SIGNLESS);
  public static final IntegerType I8 = new IntegerType(8, Signedness.SIGNLESS);
  public static final IntegerType I16 = new IntegerType(16, Signedness.SIGNLESS);
  public static final IntegerType I32 = new IntegerType(32, Signedness.SIGNLESS);
  public static final IntegerType I64 = new IntegerType(64, Signedness.SIGNLESS);

  public static IntegerType of(int width) {
    return of(width, Signedness.SIGNLESS);
  }

  public static IntegerType of(int width, Signedness signedness) {
    IntegerType frequent = signedness == Signedness.SIGNLESS ? frequent(width) : null;
    return frequent != null ? frequent : Interner.intern(new IntegerType(width, signedness));
  }

  /** The instance for the widths that nearly all programs use: no lookup. */
  private static @Nullable IntegerType frequent(int width) {
    return switch (width) {
      case 1 -> I1;
      case 8 -> I8;
      case 16 -> I16;
      case 32 -> I32;
      case 64 -> I64;
      default -> null;
    };
  }

  public boolean isSignless() {
    return signedness == Signedness.SIGNLESS;
  }

  public boolean isUnsigned() {
    return signedness == Signedness.UNSIGNED;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text(signedness.prefix).text(Integer.toString(width));
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
