// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** What LLVM attaches to the arguments and results of functions, and which values and types each goes with. Other names are open. */
final class ParameterAttrs {
  private static final Map<String, Rule> RULES = new HashMap<>();
  private static final Set<String> ON_RESULTS = Set.of("llvm.align", "llvm.dereferenceable", "llvm.dereferenceable_or_null",
      "llvm.elementtype", "llvm.inreg", "llvm.noalias", "llvm.nonnull", "llvm.noundef", "llvm.signext", "llvm.zeroext");
  /** On arguments their values are not looked at. */
  private static final Set<String> ON_ARGUMENTS_ONLY = Set.of("llvm.allocalign", "llvm.allocptr");

  static {
    add(Form.INTEGER, Target.POINTER, "align", "dereferenceable", "dereferenceable_or_null");
    add(Form.INTEGER, Target.ANY, "alignstack");
    add(Form.TYPE, Target.POINTER, "byref", "byval", "elementtype", "inalloca", "preallocated", "sret");
    add(Form.UNIT, Target.ANY, "inreg", "noundef", "returned");
    add(Form.UNIT, Target.POINTER, "nest", "noalias", "nocapture", "nofree", "nonnull", "readnone", "readonly", "writeonly");
    add(Form.UNIT, Target.INTEGER, "signext", "zeroext");
  }

  private record Rule(Form form, Target target) {}

  /** What the value of an attribute has to be. */
  private enum Form {
    INTEGER("an integer attribute", IntegerAttr.class), TYPE("a type attribute", TypeAttr.class), UNIT("a unit attribute", UnitAttr.class);

    private final String title;
    private final Class<? extends Attribute> kind;

    Form(String title, Class<? extends Attribute> kind) {
      this.title = title;
      this.kind = kind;
    }
  }

  /** The type that an attribute is allowed at. */
  private enum Target {
    ANY("", type -> true), POINTER("pointer", LlvmPointerType.class::isInstance), INTEGER("integer", IntegerType.class::isInstance);

    private final String title;
    private final Predicate<Type> includes;

    Target(String title, Predicate<Type> includes) {
      this.title = title;
      this.includes = includes;
    }
  }

  private ParameterAttrs() {}

  private static void add(Form form, Target target, String... names) {
    for (String name : names) RULES.put("llvm." + name, new Rule(form, target));
  }

  static void verifyOnArgument(String name, Attribute value, Type type, Checker check) {
    Rule rule = RULES.get(name);
    if (rule == null) return;
    if (!rule.form.kind.isInstance(value)) {
      check.plainError('"' + name + "\" should be " + rule.form.title);
    } else if (LlvmTypes.isCompatible(type) && !rule.target.includes.test(type)) {
      // Types that are still to be converted may become what fits.
      check.plainError('"' + name + "\" attribute attached to non-" + rule.target.title + " LLVM type");
    }
  }

  static void verifyOnResult(String name, Attribute value, Type type, Checker check) {
    boolean known = RULES.containsKey(name) || ON_ARGUMENTS_ONLY.contains(name);
    if (known && !ON_RESULTS.contains(name)) check.plainError('"' + name + "\" is not a valid result attribute");
    else verifyOnArgument(name, value, type, check);
  }
}
