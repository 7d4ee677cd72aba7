package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.ActionDeck;
import plateau.deadzone.roster.FigureType;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/**
 * What the action deck tells a figure (B3.4): cards are drawn until one can be played.
 *
 * @param drawn all the cards drawn, as numbers of {@link ActionCard#DECK}; the last is played
 * @param dice the command dice rolled on the way
 */
public record DrawChain(List<Integer> drawn, List<CommandDie> dice) {

  private static final Draw COMMAND_DIE =
      Draw.among(Message.of("draw.jade-command-die"), CommandDie.ALL);

  public DrawChain {
    drawn = List.copyOf(drawn);
    dice = List.copyOf(dice);
  }

  public static DrawChain draw(
      FigureType type, FigureId figure, ActionDeck deck, Chance chance, Journal journal) {
    List<CommandDie> dice = List.of();
    List<Integer> chain = new ArrayList<>();
    while (true) {
      int drawn = deck.draw();
      chain.add(drawn);
      ActionCard card = ActionCard.DECK.get(drawn);
      if (journal.isOn()) {
        journal.add(new JadeReason.JadeDrew(figure, card, ActionCard.idOf(drawn)));
      }
      switch (card) {
        case UNPREDICTABLE -> rebuild(deck, figure, chance, journal);
        case COMMAND -> dice = with(dice, roll(figure, chance, journal));
        default -> {
          if (card.isPlayedBy(type)) {
            return new DrawChain(chain, dice);
          }
        }
      }
    }
  }

  /** The card that is played. */
  public ActionCard card() {
    return ActionCard.DECK.get(drawn.getLast());
  }

  private static void rebuild(ActionDeck deck, FigureId figure, Chance chance, Journal journal) {
    deck.shuffleAll(chance);
    if (journal.isOn()) {
      journal.add(new JadeReason.JadeShuffled(figure));
    }
  }

  private static CommandDie roll(FigureId figure, Chance chance, Journal journal) {
    CommandDie die = CommandDie.ALL.get(chance.below(CommandDie.ALL.size(), COMMAND_DIE));
    if (journal.isOn()) {
      journal.add(new JadeReason.JadeRolled(figure, die));
    }
    return die;
  }

  private static List<CommandDie> with(List<CommandDie> dice, CommandDie die) {
    List<CommandDie> more = new ArrayList<>(dice);
    more.add(die);
    return more;
  }
}
