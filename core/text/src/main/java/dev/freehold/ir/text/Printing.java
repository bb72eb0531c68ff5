// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.ReadOnly;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.Shape;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Function;

/** Operations as text. */
public final class Printing {
  private Printing() {}

  /** The generic form, in one scope, as messages show it: its values have the numbers that they have in the whole program. */
  public static String toString(Op op) {
    assert ReadOnly.enter();
    try {
      return new Messages(PrintOptions.MESSAGES).format(op);
    } finally {
      assert ReadOnly.leave();
    }
  }

  /** A type, alone. */
  public static String toString(Type type) {
    return AttrText.of(type);
  }

  /** An attribute, alone. */
  public static String toString(Attribute attribute) {
    return AttrText.of(attribute);
  }

  /** The sizes as a type writes them, {@code 4x?}. */
  public static String toString(Shape shape) {
    return AttrText.of(shape);
  }

  /** A type in the quotes that messages put around types. */
  public static String quoted(Type type) {
    return AttrText.quoted(type);
  }

  /** Prints a program with its aliases; no newline at the end where {@code options} say local scope. */
  public static void print(Op op, Registry registry, Appendable out, PrintOptions options) {
    print(op, new Resources(), registry, out, options);
  }

  /** Prints a program with its aliases and, behind it, its resources and those for tools outside. */
  public static void print(Op op, Resources resources, Registry registry, Appendable out, PrintOptions options) {
    print(op, resources, registry, out, options, Workers.NONE);
  }

  /** Like {@link #print(Op, Resources, Registry, Appendable, PrintOptions)}, with workers that write operations of a module at the same time. */
  public static void print(Op op, Resources resources, Registry registry, Appendable out, PrintOptions options, Workers workers) {
    print(op, resources, registry, TextSink.of(out), options, workers);
  }

  /** Prints a program in UTF-8. What {@code out} throws comes in an {@link UncheckedIOException}. */
  public static void print(Op op, Resources resources, Registry registry, OutputStream out, PrintOptions options, Workers workers) {
    StreamSink sink = new StreamSink(out);
    print(op, resources, registry, sink, options, workers);
    sink.flush();
  }

  private static void print(Op op, Resources resources, Registry registry, TextSink out, PrintOptions options, Workers workers) {
    assert ReadOnly.enter();
    try {
      printAll(op, resources, registry, out, options, workers);
    } finally {
      assert ReadOnly.leave();
    }
  }

  private static void printAll(Op op, Resources resources, Registry registry, TextSink out, PrintOptions options, Workers workers) {
    if (options.localScope()) {
      new OpPrinter(out, null, new ValueNames(op, options), options).print(op);
      return;
    }
    Aliases aliases = new Aliases(registry);
    new OpPrinter(out, aliases, ValueNames.none(options), options).print(op);
    aliases.assign();
    OpPrinter printer = ModuleParts.areIn(op, options)
        ? new OpPrinter(out, aliases, ValueNames.none(options), options, new ModuleParts(op, out, aliases, workers))
        : new OpPrinter(out, aliases, new ValueNames(op, options), options, BlockRuns.of(out, aliases, workers));
    aliases.printDefinitions(printer);
    printer.print(op);
    printer.endLine();
    aliases.printDeferredDefinitions(printer, resources);
  }

  /** The program as a string, in its custom form. */
  public static String print(Op op, Registry registry) {
    StringBuilder out = new StringBuilder();
    print(op, registry, out, PrintOptions.DEFAULT);
    return out.toString();
  }

  /** The names that values below an operation have where it is printed alone in its custom form. */
  public static Function<Value, String> valueNames(Op root) {
    return new ValueNames(root, PrintOptions.DEFAULT)::of;
  }
}
