// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;

/** Several attributes in a row. */
public record ArrayAttr(List<Attribute> elements) implements Attribute {
  public ArrayAttr {
    elements = HashedList.of(elements);
  }

  public static ArrayAttr of(List<? extends Attribute> elements) {
    return new ArrayAttr(HashedList.of(elements));
  }

  public static ArrayAttr of(Attribute... elements) {
    return new ArrayAttr(List.of(elements));
  }

  public static ArrayAttr ofStrings(List<String> strings) {
    return new ArrayAttr(strings.stream().<Attribute>map(StringAttr::of).toList());
  }

  public static ArrayAttr ofI64(long... numbers) {
    return new ArrayAttr(java.util.Arrays.stream(numbers).<Attribute>mapToObj(IntegerAttr::i64).toList());
  }

  public int size() {
    return elements.size();
  }

  public Attribute get(int i) {
    return elements.get(i);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("[").list(elements, element -> ImpliedTypes.print(out, element)).text("]");
  }
}
