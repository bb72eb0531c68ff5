// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An attribute with named parameters: {@code #xegpu.layout<lane_layout = [1, 16], order = [0, 1]>}. The text has the parameters in any
 * order, and leaves out those that are absent or have their default value.
 */
public final class StructKind implements AttrSyntax {
  /**
   * A named parameter.
   *
   * @param implied the value that its absence means; null for none
   * @param required whether the text must give it
   */
  public record Parameter(String name, ParameterSyntax syntax, @Nullable Attribute implied, boolean required) {
    public static Parameter required(String name, ParameterSyntax syntax) {
      return new Parameter(name, syntax, null, true);
    }

    public static Parameter optional(String name, ParameterSyntax syntax) {
      return new Parameter(name, syntax, null, false);
    }

    public static Parameter defaulted(String name, ParameterSyntax syntax, Attribute implied) {
      return new Parameter(name, syntax, implied, false);
    }
  }

  /** What stands around the only parameter. */
  private record Brackets(String open, String close) {}

  private final String dialect;
  private final String mnemonic;
  private final List<Parameter> parameters;
  private Function<StructAttr, @Nullable String> check = attr -> null;
  private String holder;
  private boolean bareWhenEmpty;
  private @Nullable String separator;
  private @Nullable Brackets brackets;
  private boolean mayLackBrackets;
  private @Nullable String alias;
  private int code = -1;
  private List<@Nullable ParameterCodec> coding = List.of();
  private @Nullable Class<?> iface;

  public StructKind(String dialect, String mnemonic, Parameter... parameters) {
    this.dialect = dialect;
    this.mnemonic = mnemonic;
    this.parameters = List.of(parameters);
    holder = mnemonic;
  }

  /** Adds a constraint on the parameters: the function returns what is wrong, or null. */
  public StructKind checking(Function<StructAttr, @Nullable String> constraint) {
    check = constraint;
    return this;
  }

  /** Sets the name of the attribute in messages about parameters that cannot be parsed, by default the mnemonic. */
  public StructKind called(String attribute) {
    holder = attribute;
    return this;
  }

  /** Sets the interface that the attributes implement. */
  public StructKind implementing(Class<?> implemented) {
    iface = implemented;
    return this;
  }

  boolean declares(Class<?> asked) {
    return iface != null && asked.isAssignableFrom(iface);
  }

  /** The name of such attributes in messages about attributes that contain them: without the prefix of the dialect. */
  String title() {
    return holder.substring(holder.indexOf('_') + 1);
  }

  /** Leaves out the brackets where nothing is between them. */
  public StructKind bareWhenEmpty() {
    bareWhenEmpty = true;
    return this;
  }

  /** Writes all parameters in order, without their names, with {@code text} between them. */
  public StructKind separatedBy(String text) {
    separator = text;
    return this;
  }

  /** Writes the only parameter without its name, between more brackets. */
  public StructKind between(String opening, String closing) {
    separator = "";
    brackets = new Brackets(opening, closing);
    return this;
  }

  /** The same where these are missing together with the parameter. */
  public StructKind betweenAny(String opening, String closing) {
    mayLackBrackets = true;
    return between(opening, closing);
  }

  /** Lets the printer define an alias for each such attribute, named after the mnemonic. */
  public StructKind withAlias() {
    alias = mnemonic;
    return this;
  }

  /** Sets the code of the attribute in bytecode, unique in the dialect, and the codecs of its parameters, null for those that are left out. */
  public StructKind encoded(int number, @Nullable ParameterCodec... each) {
    if (each.length != parameters.size()) throw new IllegalArgumentException(mnemonic);
    code = number;
    coding = Arrays.asList(each);
    return this;
  }

  /** The code in bytecode; -1 for none. */
  public int code() {
    return code;
  }

  /** The stem of the alias that the printer gives such attributes, or null. */
  public @Nullable String alias() {
    return alias;
  }

  public String dialect() {
    return dialect;
  }

  public String mnemonic() {
    return mnemonic;
  }

  /** The attributes of this kind, and how operations write them; the description is that of messages. */
  public AttrSet set(String description) {
    return new AttrSet(description, this::includes, this);
  }

  public boolean includes(Attribute attr) {
    return attr instanceof StructAttr struct && struct.kind() == this;
  }

  /** An attribute with these parameters, null for those that are absent. */
  public StructAttr of(@Nullable Attribute... values) {
    return new StructAttr(this, Arrays.asList(values));
  }

  int indexOf(String parameter) {
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i).name().equals(parameter)) return i;
    }
    return -1;
  }

  /** Parses the parameters in brackets. */
  public StructAttr parse(AttrParser p) {
    int loc = p.loc();
    List<@Nullable Attribute> values = impliedValues();
    if (!parameters.isEmpty() && (!bareWhenEmpty || p.isNext("<"))) {
      p.expect("<");
      if (brackets != null) parseBracketed(p, values, brackets);
      else if (separator == null) parseParameters(p, values);
      else parseInOrder(p, values, separator.strip());
      p.expect(">");
    }
    StructAttr read = new StructAttr(this, values);
    String wrong = check.apply(read);
    if (wrong != null) throw p.error(loc, wrong);
    return read;
  }

  /** Parses just the named parameters, where they are part of a longer text. */
  public StructAttr parseParameters(AttrParser p) {
    List<@Nullable Attribute> values = impliedValues();
    parseParameters(p, values);
    return new StructAttr(this, values);
  }

  private List<@Nullable Attribute> impliedValues() {
    List<@Nullable Attribute> values = new ArrayList<>();
    for (Parameter parameter : parameters) values.add(parameter.implied());
    return values;
  }

  private void parseParameters(AttrParser p, List<@Nullable Attribute> values) {
    boolean[] seen = new boolean[parameters.size()];
    boolean allRequired = parameters.stream().allMatch(Parameter::required);
    boolean noneRequired = parameters.stream().noneMatch(Parameter::required);
    boolean first = true;
    while (true) {
      String name = p.acceptKeyword();
      if (name == null && first && noneRequired) break;
      first = false;
      if (name == null) throw p.error("expected valid keyword").and(p.error("expected a parameter name in struct"));
      p.expect("=");
      int i = indexOf(name);
      if (i < 0 || seen[i]) throw p.error("duplicate or unknown struct parameter name: " + name);
      seen[i] = true;
      values.set(i, parameter(p, i));
      if (allRequired && isComplete(seen)) break;
      if (allRequired) p.expect(",");
      else if (!p.accept(",")) break;
    }
    for (int i = 0; i < seen.length; i++) {
      if (parameters.get(i).required() && !seen[i]) throw p.error("struct is missing required parameter: " + parameters.get(i).name());
    }
  }

  private @Nullable Attribute parameter(AttrParser p, int i) {
    Parameter parameter = parameters.get(i);
    return parameter.syntax().parse(p, holder, parameter.name());
  }

  private static boolean isComplete(boolean[] seen) {
    for (boolean each : seen) {
      if (!each) return false;
    }
    return true;
  }

  private void parseBracketed(AttrParser p, List<@Nullable Attribute> values, Brackets around) {
    if (mayLackBrackets && !p.isNext(around.open)) return;
    p.expect(around.open);
    boolean nothing = !mayLackBrackets && !parameters.getFirst().required() && p.isNext(around.close);
    if (!nothing) values.set(0, parameter(p, 0));
    p.expect(around.close);
  }

  private void parseInOrder(AttrParser p, List<@Nullable Attribute> values, String between) {
    for (int i = 0; i < parameters.size(); i++) {
      if (i > 0) p.expect(between);
      values.set(i, parameter(p, i));
    }
  }

  boolean hasDefaultsOnly(StructAttr attr) {
    for (int i = 0; i < parameters.size(); i++) {
      if (!Objects.equals(attr.values().get(i), parameters.get(i).implied())) return false;
    }
    return true;
  }

  /** Reads an attribute of the kind where its name may be left out. */
  StructAttr parseShort(AttrParser p) {
    return Parameters.shorthand(p, StructAttr.class, struct -> struct.kind() == this, () -> parse(p));
  }

  /** Prints an attribute of the kind where its name may be left out. */
  void printShort(AttrPrinter out, StructAttr attr) {
    out.attrOfKnownKind(attr, () -> printBody(out, attr));
  }

  @Override
  public Attribute parse(OpParser p) {
    return parseShort(p);
  }

  @Override
  public boolean mayBegin(OpParser p) {
    return p.isNext("<") || p.isNamedAttribute();
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    printShort(out, (StructAttr) a);
  }

  /** Prints the attribute with its name. */
  void print(AttrPrinter out, StructAttr attr) {
    out.text("#" + dialect + "." + mnemonic);
    printBody(out, attr);
  }

  /** Prints the attribute without its name. */
  public void printBody(AttrPrinter out, StructAttr attr) {
    if (bareWhenEmpty && hasDefaultsOnly(attr)) return;
    out.text("<");
    boolean first = true;
    for (int i = 0; i < parameters.size(); i++) {
      Parameter parameter = parameters.get(i);
      Attribute value = attr.values().get(i);
      if (separator == null && (value == null || value.equals(parameter.implied()))) continue;
      if (!first) out.text(separator == null ? ", " : separator);
      if (separator == null) out.text(parameter.name() + " = ");
      first = false;
      if (brackets == null) parameter.syntax().print(out, value);
      else if (!mayLackBrackets || !value.equals(parameter.implied())) parameter.syntax().between(brackets.open, brackets.close).print(out, value);
    }
    out.text(">");
  }

  /** Writes the attribute in the binary form, if it has one that leaves out nothing. */
  boolean encode(DialectBytecodeWriter out, StructAttr attr) {
    if (code < 0 || !isWhole(attr)) return false;
    out.number(code);
    for (int i = 0; i < parameters.size(); i++) {
      ParameterCodec codec = coding.get(i);
      if (codec != null) codec.write(out, attr.values().get(i));
    }
    return true;
  }

  private boolean isWhole(StructAttr attr) {
    for (int i = 0; i < parameters.size(); i++) {
      if (coding.get(i) == null && !Objects.equals(attr.values().get(i), parameters.get(i).implied())) return false;
    }
    return true;
  }

  /** Reads an attribute in the binary form, from behind the code. */
  public StructAttr decode(DialectBytecodeReader in) {
    List<@Nullable Attribute> values = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      Parameter parameter = parameters.get(i);
      ParameterCodec codec = coding.get(i);
      Attribute value = codec == null ? parameter.implied() : codec.read(in);
      if (value != null && !parameter.syntax().fits(value)) throw in.error("the " + parameter.name() + " of a " + mnemonic + " cannot be " + value);
      values.add(value);
    }
    return new StructAttr(this, values);
  }
}
