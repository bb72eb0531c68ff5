// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Attributes made of named parts: {@code #xegpu.layout<lane_layout = [1, 16], order = [0, 1]>}. The text gives the parts in any
 * order, and leaves out those that are absent or have their default value.
 */
public final class StructKind implements AttrForm {
  /**
   * A named part.
   *
   * @param implied the value that its absence means; null for none
   * @param required whether the text must give it
   */
  public record Part(String name, PartForm form, Attribute implied, boolean required) {
    public static Part required(String name, PartForm form) {
      return new Part(name, form, null, true);
    }

    public static Part optional(String name, PartForm form) {
      return new Part(name, form, null, false);
    }

    public static Part defaulted(String name, PartForm form, Attribute implied) {
      return new Part(name, form, implied, false);
    }
  }

  private final String dialect;
  private final String mnemonic;
  private final List<Part> parts;
  private Function<StructAttr, String> check = attr -> null;
  private boolean bareWhenEmpty;

  public StructKind(String dialect, String mnemonic, Part... parts) {
    this.dialect = dialect;
    this.mnemonic = mnemonic;
    this.parts = List.of(parts);
  }

  /** Adds what must hold among the parts: the function answers what is wrong, or null. */
  public StructKind checking(Function<StructAttr, String> law) {
    check = law;
    return this;
  }

  /** Says that the brackets are left out where nothing stands in them. */
  public StructKind bareWhenEmpty() {
    bareWhenEmpty = true;
    return this;
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

  /** An attribute with these parts, null for those that are absent. */
  public StructAttr of(Attribute... values) {
    return new StructAttr(this, Arrays.asList(values));
  }

  int indexOf(String part) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).name().equals(part)) return i;
    }
    return -1;
  }

  /** Reads the parts in brackets. */
  public StructAttr parse(AttrParser p) {
    int loc = p.loc();
    List<Attribute> values = new ArrayList<>();
    for (Part part : parts) values.add(part.implied());
    if (!bareWhenEmpty || p.isNext("<")) parseParts(p, values);
    StructAttr read = new StructAttr(this, values);
    String wrong = check.apply(read);
    if (wrong != null) throw p.error(loc, wrong);
    return read;
  }

  private void parseParts(AttrParser p, List<Attribute> values) {
    boolean[] seen = new boolean[parts.size()];
    p.expect("<");
    while (!p.isNext(">")) {
      int loc = p.loc();
      String name = p.expectKeyword("");
      p.expect("=");
      int i = indexOf(name);
      if (i < 0 || seen[i]) throw p.error("duplicate or unknown struct parameter name: " + name);
      seen[i] = true;
      values.set(i, parts.get(i).form().parse(p));
      if (!p.accept(",")) break;
      if (p.isNext(">")) throw p.error(loc, "expected valid keyword");
    }
    for (int i = 0; i < seen.length; i++) {
      if (parts.get(i).required() && !seen[i]) throw p.error("struct is missing required parameter: " + parts.get(i).name());
    }
    p.expect(">");
  }

  boolean hasDefaultsOnly(StructAttr attr) {
    for (int i = 0; i < parts.size(); i++) {
      if (!Objects.equals(attr.values().get(i), parts.get(i).implied())) return false;
    }
    return true;
  }

  @Override
  public Attribute parse(OpParser p) {
    return parse((AttrParser) p);
  }

  @Override
  public boolean mayBegin(OpParser p) {
    return p.isNext("<");
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    out.text(text((StructAttr) a));
  }

  private String text(StructAttr attr) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      Attribute value = attr.values().get(i);
      if (value == null || value.equals(part.implied())) continue;
      text.append(text.isEmpty() ? "" : ", ").append(part.name()).append(" = ").append(part.form().text(value));
    }
    return text.isEmpty() && bareWhenEmpty ? "" : "<" + text + ">";
  }

  /** The attribute behind its sigil and dialect. */
  String body(StructAttr attr) {
    return mnemonic + text(attr);
  }
}
