// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** Which values of the dialect may be symbols for parameters of other dialects. */
public final class SymbolicParameters {
  private SymbolicParameters() {}

  /** Why a value of type {@code symbol} is no symbol for a parameter of type {@code number} (null: no integer); null where it is. */
  public static @Nullable String misfit(Type symbol, @Nullable Type number) {
    if (Types.BOOL.contains(symbol)) return number == IntegerType.I1 ? null : "is not wrapping i1";
    if (Types.INT.contains(symbol)) return number != null ? null : "is not wrapping an integer type";
    boolean fits = number instanceof IntegerType integer && integer.width() == BitVectorType.width(symbol);
    return fits ? null : "is not wrapping an integer type of the same bitwidth";
  }

  /** Whether a value of a type may be a symbol for a parameter at all. */
  public static boolean mayBe(Type symbol) {
    return Types.BOOL.contains(symbol) || Types.INT.contains(symbol) || Types.BIT_VECTOR.contains(symbol);
  }

  /** How messages call a type. */
  public static String named(Type symbol) {
    return Types.BIT_VECTOR.contains(symbol) ? Printing.quoted(symbol) : Printing.toString(symbol);
  }
}
