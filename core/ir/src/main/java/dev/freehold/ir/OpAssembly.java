// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** How operations of a kind are written: in an assembly format, or in a form that a dialect brings along with its own parser and printer. */
public interface OpAssembly<O extends Op> {
  /** What {@code custom<Name>(…)} in an assembly format stands for: a form of a part, with its own parser and printer. */
  interface Part<O extends Op> {}

  /** A form in the assembly-format language of MLIR's operation definitions. */
  final class Format<O extends Op> implements OpAssembly<O> {
    private final String text;
    private final Map<String, Part<O>> directives;
    private volatile @Nullable Object compiled;

    /**
     * Keeps the text of a format.
     *
     * @param directives what {@code custom<Name>(…)} stands for, by {@code Name}; where one name is used with different
     *     arguments, by the whole text {@code Name($a, type($b))}
     */
    Format(String text, Map<String, Part<O>> directives) {
      this.text = text;
      this.directives = Map.copyOf(directives);
    }

    public String text() {
      return text;
    }

    public Map<String, Part<O>> directives() {
      return directives;
    }

    /** What {@code compiler} makes of the format of a definition, when that is first asked for. */
    public Object compiled(OpDef<O> def, BiFunction<Format<O>, OpDef<O>, ?> compiler) {
      Object known = compiled;
      if (known == null) compiled = known = compiler.apply(this, def);
      return known;
    }
  }
}
