// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrAssembly;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import java.util.function.Predicate;

/** The sets of attributes that definitions of many dialects name, described in the words of the reference. */
public final class AttrSets {
  public static final AttrSet ANY = AttrSet.ANY;
  /** An attribute that has a type, such as a number. */
  public static final AttrSet TYPED = AttrSet.of("TypedAttr instance", AttrSets::isTyped).ofKind(AttrSets::isTyped);

  public static final AttrSet BOOL =
      new AttrSet(
          "bool attribute",
          attr -> attr instanceof IntegerAttr number && number.type().equals(IntegerType.I1),
          new AttrAssembly.Typed(IntegerType.I1, IntegerAttr.class));
  public static final AttrSet I1 = signless(1);
  public static final AttrSet I8 = signless(8);
  public static final AttrSet I16 = signless(16);
  public static final AttrSet I32 = signless(32);
  public static final AttrSet I64 = signless(64);
  public static final AttrSet INDEX =
      new AttrSet(
          "index attribute",
          attr -> attr instanceof IntegerAttr number && number.type() instanceof IndexType,
          new AttrAssembly.Typed(IndexType.INSTANCE, IntegerAttr.class),
          IntegerAttr.class::isInstance);
  /** An integer of any type. */
  public static final AttrSet INTEGER = plain("arbitrary integer attribute", IntegerAttr.class);
  public static final AttrSet F32 = floating(FloatType.F32);
  public static final AttrSet F64 = floating(FloatType.F64);

  public static final AttrSet STRING = new AttrSet("string attribute", StringAttr.class::isInstance, AttrAssembly.Standard.STRING);
  public static final AttrSet SYMBOL_NAME =
      new AttrSet("string attribute", StringAttr.class::isInstance, AttrAssembly.Standard.SYMBOL_NAME);
  public static final AttrSet SYMBOL_REF =
      new AttrSet("symbol reference attribute", SymbolRefAttr.class::isInstance, AttrAssembly.Standard.SYMBOL_REF);
  public static final AttrSet FLAT_SYMBOL_REF =
      new AttrSet(
          "flat symbol reference attribute",
          AttrSets::isFlatReference,
          new AttrAssembly.Checked(AttrSets::isFlatReference, NoneType.INSTANCE));
  public static final AttrSet UNIT = plain("unit attribute", UnitAttr.class);
  /** A property that is true or false; the reference keeps truth as a unit. The default is {@link IntegerAttr#FALSE}. */
  public static final AttrSet UNIT_OR_FALSE =
      AttrSet.of("unit attribute or false", attr -> attr instanceof UnitAttr || attr.equals(IntegerAttr.FALSE));
  public static final AttrSet LOCATION = plain("location attribute", Location.class);

  public static final AttrSet TYPE = plain("any type attribute", TypeAttr.class, NoneType.INSTANCE);
  public static final AttrSet FUNCTION_TYPE = typeOf(TypeSets.FUNCTION);
  public static final AttrSet MEMREF_TYPE = typeOf(TypeSets.RANKED_MEMREF);

  public static final AttrSet DICT = plain("dictionary of named attribute values", DictAttr.class, NoneType.INSTANCE);
  public static final AttrSet ARRAY = new AttrSet("array attribute", ArrayAttr.class::isInstance, AttrAssembly.Standard.ARRAY);
  public static final AttrSet DICT_ARRAY = arrayOf("Array of dictionary attributes", DICT);
  public static final AttrSet STRING_ARRAY = arrayOf("string array attribute", STRING);
  public static final AttrSet TYPE_ARRAY = arrayOf("type array attribute", TYPE);
  public static final AttrSet BOOL_ARRAY = arrayOf("1-bit boolean array attribute", BOOL);
  public static final AttrSet I32_ARRAY = arrayOf("32-bit integer array attribute", I32);
  public static final AttrSet I64_ARRAY = arrayOf("64-bit integer array attribute", I64);
  public static final AttrSet I64_ARRAYS = arrayOf("Array of 64-bit integer array attributes", I64_ARRAY);
  public static final AttrSet AFFINE_MAP = plain("AffineMap attribute", AffineMapAttr.class, IndexType.INSTANCE);
  public static final AttrSet AFFINE_MAP_ARRAY = arrayOf("AffineMap array attribute", AFFINE_MAP);
  public static final AttrSet SYMBOL_REF_ARRAY = arrayOf("symbol ref array attribute", SYMBOL_REF);
  public static final AttrSet FLAT_SYMBOL_REF_ARRAY = arrayOf("flat symbol ref array attribute", FLAT_SYMBOL_REF);

  public static final AttrSet INTEGER_SET = plain("IntegerSet attribute", IntegerSetAttr.class, NoneType.INSTANCE);

  public static final AttrSet DENSE_BOOL_ARRAY = denseArray(IntegerType.I1);
  public static final AttrSet DENSE_I8_ARRAY = denseArray(IntegerType.I8);
  public static final AttrSet DENSE_I16_ARRAY = denseArray(IntegerType.I16);
  public static final AttrSet DENSE_I32_ARRAY = denseArray(IntegerType.I32);
  public static final AttrSet DENSE_I64_ARRAY = denseArray(IntegerType.I64);
  public static final AttrSet DENSE_F32_ARRAY = denseArray(FloatType.F32);
  public static final AttrSet DENSE_F64_ARRAY = denseArray(FloatType.F64);

  public static final AttrSet ELEMENTS = AttrSet.of("constant vector/tensor attribute", AttrSets::isElements).ofKind(AttrSets::isElements);
  public static final AttrSet INT_ELEMENTS = AttrSet.of("integer elements attribute", AttrSets::isIntElements);
  public static final AttrSet I64_ELEMENTS = intElements(IntegerType.I64);
  public static final AttrSet I32_ELEMENTS = intElements(IntegerType.I32);

  private AttrSets() {}

  /** Whether an attribute of the set says something by being there, and is not written in an assembly format. */
  public static boolean isUnit(AttrSet values) {
    return values == UNIT || values == UNIT_OR_FALSE;
  }

  /** Exactly the instances of one class. */
  public static AttrSet plain(String description, Class<? extends Attribute> kind) {
    return new AttrSet(description, kind::isInstance, new AttrAssembly.Checked(kind::isInstance, null));
  }

  private static AttrSet plain(String description, Class<? extends Attribute> kind, Type implied) {
    return new AttrSet(description, kind::isInstance, new AttrAssembly.Checked(kind::isInstance, implied));
  }

  /** Numbers of a signless integer type; the text leaves the type out. */
  public static AttrSet signless(int width) {
    IntegerType type = IntegerType.of(width);
    return new AttrSet(
        width + "-bit signless integer attribute",
        attr -> attr instanceof IntegerAttr number && number.type().equals(type),
        new AttrAssembly.Typed(type, IntegerAttr.class),
        IntegerAttr.class::isInstance);
  }

  private static AttrSet floating(FloatType type) {
    return new AttrSet(
        type.width() + "-bit float attribute",
        attr -> attr instanceof FloatAttr number && number.type().equals(type),
        new AttrAssembly.Typed(type, FloatAttr.class),
        FloatAttr.class::isInstance);
  }

  /** Type attributes with a type of a set. */
  public static AttrSet typeOf(TypeSet types) {
    Predicate<Attribute> contains = attr -> attr instanceof TypeAttr type && types.contains(type.value());
    return new AttrSet("type attribute of " + types.description(), contains,
        new AttrAssembly.Checked(TypeAttr.class::isInstance, NoneType.INSTANCE), TypeAttr.class::isInstance);
  }

  /** Arrays with all elements from one set. */
  public static AttrSet arrayOf(String description, AttrSet element) {
    return new AttrSet(description, attr -> allIn(element, attr), AttrAssembly.Standard.ARRAY, ArrayAttr.class::isInstance);
  }

  private static boolean allIn(AttrSet element, Attribute attribute) {
    if (!(attribute instanceof ArrayAttr array)) return false;
    for (Attribute entry : array.elements()) {
      if (!element.contains(entry)) return false;
    }
    return true;
  }

  private static AttrSet denseArray(Type element) {
    String name = element instanceof IntegerType integer ? "i" + integer.width() : "f" + ((FloatType) element).width();
    return new AttrSet(
        name + " dense array attribute",
        attr -> attr instanceof DenseArrayAttr array && array.element().equals(element),
        new AttrAssembly.DenseArray(element));
  }

  private static AttrSet intElements(IntegerType element) {
    return AttrSet.of(
        element.width() + "-bit signless integer elements attribute",
        attr -> isIntElements(attr) && ((ShapedType) attr.type()).element().equals(element)).ofKind(AttrSets::isIntElements);
  }

  /** The set with a further condition, which {@code summary} puts in words ("whose value is positive"). */
  public static AttrSet confined(AttrSet base, String summary, Predicate<Attribute> condition) {
    return new AttrSet(
        base.description() + " " + summary, attr -> base.contains(attr) && condition.test(attr), base.form(), base.kind());
  }

  public static AttrSet nonNegative(AttrSet integers) {
    return confined(integers, "whose value is non-negative", attr -> ((IntegerAttr) attr).value().signum() >= 0);
  }

  public static AttrSet positive(AttrSet integers) {
    return confined(integers, "whose value is positive", attr -> ((IntegerAttr) attr).value().signum() > 0);
  }

  public static AttrSet min(AttrSet integers, long least) {
    return confined(
        integers, "whose minimum value is " + least, attr -> ((IntegerAttr) attr).value().longValue() >= least);
  }

  public static AttrSet max(AttrSet integers, long greatest) {
    return confined(
        integers, "whose maximum value is " + greatest, attr -> ((IntegerAttr) attr).value().longValue() <= greatest);
  }

  private static boolean isTyped(Attribute attribute) {
    return !(attribute.type() instanceof NoneType) || attribute instanceof StringAttr || attribute instanceof OpaqueAttr;
  }

  private static boolean isFlatReference(Attribute attribute) {
    return attribute instanceof SymbolRefAttr reference && reference.nested().isEmpty();
  }

  private static boolean isElements(Attribute attribute) {
    return attribute.type() instanceof ShapedType;
  }

  private static boolean isIntElements(Attribute attribute) {
    return attribute instanceof DenseElementsAttr
        && attribute.type() instanceof ShapedType shaped
        && (shaped.element() instanceof IntegerType || shaped.element() instanceof IndexType);
  }
}
